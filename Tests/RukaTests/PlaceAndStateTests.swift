import Ruka
import Testing
import UIKit

/// Every state in which a button may be, in every place where it may be.
@MainActor @Suite(.headlessUIKit) struct PlaceAndStateTests {
  /// What keeps a person from a button.
  enum State: String, CaseIterable {
    case hidden, hiddenAbove, transparent, transparentAbove, clipped, offScreen
    case covered, disabled, duplicate
  }

  private func put(_ button: UIButton, in state: State) throws {
    let above = try #require(button.superview)
    switch state {
    case .hidden: button.isHidden = true
    case .hiddenAbove: above.isHidden = true
    case .transparent: button.alpha = 0.01
    case .transparentAbove: above.alpha = 0
    case .clipped:
      above.clipsToBounds = true
      button.transform = CGAffineTransform(
        translationX: above.bounds.width + button.bounds.width, y: 0)
    case .offScreen: button.transform = CGAffineTransform(translationX: 3000, y: 0)
    case .covered: above.addSubview(UIView(frame: button.frame))
    case .disabled: button.isEnabled = false
    case .duplicate:
      let twin = UIButton(frame: button.frame)
      twin.setTitle("Act", for: .normal)
      above.addSubview(twin)
    }
  }

  @Test(arguments: Place.allCases) func `a button is found and tapped`(place: Place) throws {
    let (app, button, taps) = place.launch()
    #expect(try app.button("Act") === button)
    try app.tapButton(title: "Act")
    #expect(taps() == 1)
  }

  @Test(arguments: Place.allCases, State.allCases)
  func `what keeps a person from a button keeps the test from it, and is said`(
    place: Place, state: State
  ) throws {
    let (app, button, taps) = place.launch()
    try put(button, in: state)
    let error = #expect(throws: RukaError.self) { try app.tapButton(title: "Act") }
    switch (state, error) {
    // Results that are hidden as a whole are no results: what is searched is faced.
    case (.hiddenAbove, .notFound(_, let misses, _)) where place == .search,
      (.transparentAbove, .notFound(_, let misses, _)) where place == .search:
      #expect(misses.isEmpty)
    case (.hidden, .notFound(_, let misses, _)):
      #expect(misses.map { $0.hasSuffix("is hidden by itself") } == [true])
    case (.hiddenAbove, .notFound(_, let misses, _)):
      #expect(misses.map { $0.contains("is hidden by ") } == [true])
    case (.transparent, .notFound(_, let misses, _)):
      #expect(misses.map { $0.hasSuffix(": alpha of itself is nearly 0") } == [true])
    case (.transparentAbove, .notFound(_, let misses, _)):
      #expect(misses.map { $0.hasSuffix("is nearly 0") } == [true])
    case (.clipped, .notFound(_, let misses, _)):
      #expect(misses.map { $0.contains("is cut off by ") } == [true])
    case (.offScreen, .notFound(_, let misses, _)):
      #expect(misses.map { $0.contains("off screen") || $0.contains("cut off by") } == [true])
    case (.covered, .unreachable(_, let reason, _)):
      #expect(reason.hasPrefix("covered by UIView"))
    case (.disabled, .disabled(let element, _)):
      #expect(element.hasPrefix("button \"Act\""))
    case (.duplicate, .ambiguous(_, let candidates, _)):
      #expect(candidates.count == 2)
    default:
      Issue.record("\(state) in \(place): \(error.map { "\($0)" } ?? "nothing")")
    }
    #expect(taps() == 0)
    let isFound = [State.covered, .disabled].contains(state)
    #expect((app.first(Query(.button, "Act")) === button) == (isFound || state == .duplicate))
    if isFound { #expect(try app.button("Act") === button) }
  }

  @Test func `of several reasons the outermost that hides, and the innermost that cuts, is said`() {
    let screen = Screen()
    let app = App(controller: screen)
    let outer = UIStackView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 300, y: 0, width: 10, height: 10))
    label.text = "Lost"
    outer.clipsToBounds = true
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    #expect(app.tree.contains("label \"Lost\" at 300,600 10×10 (cut off by UIScrollView)"))
    inner.clipsToBounds = false
    #expect(app.tree.contains("(cut off by UIStackView)"))
    label.isHidden = true
    #expect(app.tree.contains("(hidden by itself)"))
    outer.isHidden = true
    inner.alpha = 0
    #expect(app.tree.contains("(hidden by UIStackView)"))
  }
}
