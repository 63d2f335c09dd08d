import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ConfigurationStateTests {
  let traits = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `a new state is that of a view of which nothing is special`() {
    let state = UICellConfigurationState(traitCollection: traits)
    #expect(state.traitCollection.userInterfaceStyle == .dark)
    #expect(!state.isSelected && !state.isHighlighted && !state.isDisabled && !state.isEditing)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
  }

  @Test func `states are equal if all of them is, the program's values included`() {
    var first = UICellConfigurationState(traitCollection: traits)
    var second = first
    first[UIConfigurationStateCustomKey("archived")] = true
    #expect(first != second)
    second[UIConfigurationStateCustomKey("archived")] = true
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    second[UIConfigurationStateCustomKey("archived")] = nil
    #expect(second[UIConfigurationStateCustomKey("archived")] == nil)
    #expect(first != second)
  }

  @Test func `a background's own color follows the state, the program's stays`() {
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = true
    let plain = UIBackgroundConfiguration.listCell()
    #expect(plain.updated(for: state).backgroundColor != plain.backgroundColor)
    #expect(plain.updated(for: state) != plain)
    var colored = plain
    colored.backgroundColor = .red
    #expect(colored.updated(for: state).backgroundColor == .red)
    colored.backgroundColor = nil
    #expect(colored.updated(for: state).resolvedBackgroundColor(for: .green) == .green)
  }

  @Test func `a selected background is plain again after the selection`() {
    var state = UICellConfigurationState(traitCollection: traits)
    let plain = UIBackgroundConfiguration.listCell()
    state.isSelected = true
    let selected = plain.updated(for: state)
    state.isSelected = false
    #expect(selected.updated(for: state) == plain)
  }

  @Test func `the texts of a disabled view are pale unless the program colors them`() {
    var state = UIViewConfigurationState(traitCollection: traits)
    state.isDisabled = true
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryTextProperties.color = .red
    let updated = content.updated(for: state)
    #expect(content.textProperties.color == .label)
    #expect(updated.textProperties.color == .tertiaryLabel)
    #expect(updated.secondaryTextProperties.color == .red)
  }

  @Test func `transformers change the color that is shown, and compare by identity`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    let toBlue = UIConfigurationColorTransformer { _ in .blue }
    background.backgroundColorTransformer = toBlue
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    var copy = background
    copy.backgroundColorTransformer = toBlue
    #expect(copy == background)
    copy.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(copy != background)
  }

  @Test func `a gray of a color is as light as the color`() {
    var white: CGFloat = 0
    let gray = UIConfigurationColorTransformer.grayscale(.green)
    #expect(gray.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.7152) < 0.001)
  }
}
