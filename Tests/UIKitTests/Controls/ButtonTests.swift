import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ButtonTests {
  let button = UIButton(type: .system)

  @Test func `a title that is not set for a state is that of the normal one`() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.title(for: .disabled) == "Wait")
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Go")
  }

  @Test func `an attributed title goes before the plain one`() {
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.text == "rich")
    #expect(button.accessibilityLabel == "rich")
  }

  @Test func `a system button's title follows the tint`() {
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue)
    let container = UIView()
    container.addSubview(button)
    container.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `the title that shows changes its color with the tint at once`() {
    button.setTitle("Go", for: .normal)
    let label = button.titleLabel
    let container = UIView()
    container.addSubview(button)
    container.tintColor = .systemRed
    #expect(label?.textColor == .systemRed)
  }

  @Test func `a button takes title and image of its action, unless the configuration has its own`()
  {
    let (image, other) = (UIImage(), UIImage())
    let action = UIAction(title: "Do", image: image) { _ in }
    let plain = UIButton(configuration: .plain(), primaryAction: action)
    #expect(plain.configuration?.title == "Do")
    #expect(plain.configuration?.image === image)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Own"
    configuration.image = other
    let own = UIButton(configuration: configuration, primaryAction: action)
    #expect(own.configuration?.title == "Own")
    #expect(own.configuration?.image === other)
    let system = UIButton(type: .system, primaryAction: action)
    #expect(system.currentTitle == "Do")
    #expect(system.currentImage === image)
  }

  @Test func `a button of one line is as high as on a device`() {
    button.setTitle("Button", for: .normal)
    #expect(abs(button.intrinsicContentSize.height - 30) < 0.5)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.midX == button.bounds.midX)
  }

  @Test func `the title stands where the alignments say`() throws {
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let label = try #require(button.titleLabel)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200)
    #expect(label.frame.maxY == 94)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 6, width: 200, height: 88))
  }

  @Test func `a title that is too long is cut to the button`() throws {
    button.setTitle("A very long title for so small a button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.minX >= 0 && label.frame.maxX <= 50)
  }

  @Test func `a configuration's title and insets are used`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Save")
    #expect(button.titleLabel?.textColor == .white)
    let size = button.intrinsicContentSize
    button.configuration?.contentInsets.leading += 10
    #expect(button.intrinsicContentSize.width == size.width + 10)
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize == size)
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize.height > size.height)
  }

  @Test func `the update handler follows the state before the next layout`() {
    var states: [UIControl.State] = []
    button.configuration = .plain()
    button.configurationUpdateHandler = {
      states.append($0.state)
      $0.configuration?.title = $0.isEnabled ? "Go" : "Wait"
    }
    #expect(states.isEmpty)
    button.layoutIfNeeded()
    button.isEnabled = false
    #expect(states == [.normal])
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled])
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test func `a button takes title and handler from its primary action`() {
    var count = 0
    let action = UIAction(title: "Add") { _ in count += 1 }
    let plain = UIButton(primaryAction: action)
    let configured = UIButton(configuration: .gray(), primaryAction: action)
    #expect(plain.currentTitle == "Add")
    #expect(configured.titleLabel?.text == "Add")
    plain.performPrimaryAction()
    configured.sendActions(for: .primaryActionTriggered)
    #expect(count == 2)
  }

  @Test func `a button can switch its selection`() {
    button.changesSelectionAsPrimaryAction = true
    var selections: [Bool] = []
    button.addAction(
      UIAction { [button] _ in selections.append(button.isSelected) },
      for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchDown)
    #expect(selections == [true, false])
    button.removeTarget(nil, action: nil, for: .allEvents)
  }

  @Test func `a button is spoken as its title`() {
    button.setTitle("Go", for: .normal)
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(button.titleLabel?.isAccessibilityElement == false)
  }

  @Test func `touching the title touches the button`() {
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
  }

  @Test func `a button with handlers dies with its last reference`() {
    weak var weakButton: UIButton?
    do {
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "a") { _ in })
      button.configurationUpdateHandler = { $0.alpha = 1 }
      button.layoutIfNeeded()
      weakButton = button
    }
    #expect(weakButton == nil)
  }
}
