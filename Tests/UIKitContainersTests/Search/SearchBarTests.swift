import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Notes what a search bar asks and tells.
@MainActor final class RecordingSearchBarDelegate: NSObject, UISearchBarDelegate {
  let log: EventLog
  var allows = true

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.note("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("should change \(range.location),\(range.length) to \(text)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.note("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.note("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.note("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.note("scope \(selectedScope)")
  }

  private func ask(_ question: String) -> Bool {
    log.note(question)
    return allows
  }
}

@MainActor @Suite(.headlessUIKit) struct SearchBarTests {
  private let log = EventLog()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
  private let delegate: RecordingSearchBarDelegate
  private let finger: TouchDriver

  init() {
    delegate = RecordingSearchBarDelegate(log)
    bar.delegate = delegate
    finger = TouchDriver(showing: bar)
  }

  @Test func `the cancel button takes room from the field at the next layout`() {
    bar.layoutIfNeeded()
    let before = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < before)
  }

  @Test func `a prompt and scopes make the bar higher, which constraints learn`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    container.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: container.topAnchor),
      bar.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    func height() -> CGFloat {
      container.layoutIfNeeded()
      return bar.frame.height
    }
    let plain = height()
    bar.prompt = "What do you look for?"
    let prompted = height()
    #expect(prompted > plain)
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    #expect(height() > prompted)
    bar.prompt = nil
    bar.showsScopeBar = false
    #expect(height() == plain)
  }

  @Test func `other scopes take the place of the former ones`() {
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.scopeButtonTitles = ["One"]
    let scopes = bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
    #expect(scopes?.numberOfSegments == 1)
    #expect(scopes?.titleForSegment(at: 0) == "One")
  }

  @Test func `its field is one to search with`() {
    for field in [bar.searchTextField, UISearchTextField()] {
      #expect(field.borderStyle == .roundedRect)
      #expect(field.clearButtonMode == .whileEditing)
      #expect(field.returnKeyType == .search)
      #expect(field.enablesReturnKeyAutomatically)
    }
  }

  private func button(_ label: String) -> UIControl? {
    bar.layoutIfNeeded()
    return bar.subviews.lazy.compactMap { $0 as? UIControl }
      .first { $0.accessibilityLabel == label && !$0.isHidden }
  }

  private func tap(_ label: String) {
    guard let button = button(label) else { return }
    finger.tap(button.frame.midX, button.frame.midY)
  }

  @Test func `editing is asked about and told, each change is asked first`() {
    #expect(bar.text == "")
    finger.tap(100, 28)
    #expect(bar.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    bar.resignFirstResponder()
    #expect(
      log.take() == [
        "should begin", "did begin", "should change 0,0 to a", "text a", "search", "should end",
        "did end",
      ])
    #expect(bar.text == "a")
  }

  @Test func `a delegate may refuse to begin, to change and to end`() {
    delegate.allows = false
    #expect(!bar.becomeFirstResponder())
    #expect(log.take() == ["should begin"])
    delegate.allows = true
    bar.becomeFirstResponder()
    delegate.allows = false
    bar.searchTextField.insertText("a")
    #expect(bar.text == "")
    #expect(!bar.resignFirstResponder())
    #expect(log.take() == ["should begin", "did begin", "should change 0,0 to a", "should end"])
  }

  @Test func `what the program sets tells nobody`() {
    bar.text = "a"
    bar.text = nil
    bar.selectedScopeButtonIndex = 0
    bar.scopeButtonTitles = ["A", "B"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.text == "")
    #expect(log.take() == [])
  }

  @Test func `the search key does nothing while there is no text, unless told otherwise`() {
    bar.becomeFirstResponder()
    _ = log.take()
    bar.searchTextField.insertText("\n")
    #expect(log.take() == [])
    bar.enablesReturnKeyAutomatically = false
    bar.searchTextField.insertText("\n")
    #expect(log.take() == ["search"])
    #expect(bar.isFirstResponder)
  }

  @Test func `its buttons are there when wanted, and tell of taps`() {
    #expect(button("Cancel") == nil && button("Bookmarks") == nil && button("Results") == nil)
    bar.showsCancelButton = true
    bar.showsBookmarkButton = true
    tap("Cancel")
    tap("Bookmarks")
    bar.showsSearchResultsButton = true
    #expect(button("Bookmarks") == nil)
    tap("Results")
    #expect(log.take() == ["cancel", "bookmark", "results"])
    bar.isSearchResultsButtonSelected = true
    #expect(button("Results")?.accessibilityTraits == [.button, .selected])
    bar.text = "a"
    #expect(button("Results") == nil)
  }

  @Test func `a disabled bar takes no text and no taps`() {
    bar.showsCancelButton = true
    bar.isEnabled = false
    finger.tap(100, 28)
    #expect(!bar.isFirstResponder)
    tap("Cancel")
    #expect(log.take() == [])
    bar.isEnabled = true
    tap("Cancel")
    #expect(log.take() == ["cancel"])
  }

  @Test func `scopes are shown when wanted, make the bar higher and tell of another choice`() throws
  {
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 100)
    bar.frame.size.height = 100
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.numberOfSegments == 2)
    #expect(scopes.selectedSegmentIndex == 0)
    finger.tap(300, 75)
    #expect(bar.selectedScopeButtonIndex == 1)
    finger.tap(300, 75)
    #expect(log.take() == ["scope 1"])
    bar.selectedScopeButtonIndex = 0
    #expect(scopes.selectedSegmentIndex == 0)
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["One"]
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func `a scope that does not exist is reported and changes nothing`() {
    bar.scopeButtonTitles = ["A", "B"]
    bar.selectedScopeButtonIndex = 1
    let found = reports {
      bar.selectedScopeButtonIndex = 2
      bar.selectedScopeButtonIndex = -1
    }
    #expect(
      found == [.segmentOutOfRange(index: 2, count: 2), .segmentOutOfRange(index: -1, count: 2)])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func `from right to left the cancel button stands on the left`() throws {
    bar.showsCancelButton = true
    #expect(try #require(button("Cancel")).frame.midX > 340)
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(button("Cancel")).frame.midX < 60)
    #expect(bar.searchTextField.frame.maxX == 392)
  }

  @Test func `its field says that it is for searching, and is called by its placeholder`() {
    bar.placeholder = "Find a friend"
    #expect(bar.searchTextField.accessibilityTraits == .searchField)
    #expect(bar.searchTextField.accessibilityLabel == "Find a friend")
    bar.keyboardType = .numberPad
    #expect(bar.searchTextField.keyboardType == .numberPad)
    bar.prompt = "Where?"
    #expect(bar.sizeThatFits(.zero).height == 86)
  }

  @Test func `a bar dies with its last reference`() {
    expectNoLeaks { tracker in
      let bar = tracker.track(UISearchBar())
      bar.scopeButtonTitles = ["A"]
      tracker.track(bar.searchTextField)
      bar.delegate = delegate
    }
  }
}
