import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct SearchControllerTests {
  /// Notes what a search tells; keeps nothing alive.
  private final class Recorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    let log: EventLog
    init(_ log: EventLog) {
      self.log = log
      super.init()
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.note("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.note("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.note("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.note("did dismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.note("update '\(searchController.searchBar.text ?? "nil")'")
    }
  }

  private let log = EventLog()
  private let content = UIViewController()
  private let results: RecordedController
  private let search: UISearchController
  private let recorder: Recorder
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    results = RecordedController("results", EventLog())
    search = UISearchController(searchResultsController: results)
    recorder = Recorder(log)
    search.delegate = recorder
    search.searchResultsUpdater = recorder
    content.title = "Content"
    content.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: content)
    window = showInWindow(navigation)
    Headless.runUntilIdle()
  }

  private func type(_ text: String) {
    search.searchBar.becomeFirstResponder()
    Headless.runUntilIdle()
    search.searchBar.searchTextField.insertText(text)
    Headless.runUntilIdle()
  }

  @Test func `its bar stands below the rest of the navigation bar, which grows by it`() {
    let bar = navigation.navigationBar
    #expect(search.searchBar.superview === bar)
    #expect(bar.frame.height == 100)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 56))
    #expect(content.view.safeAreaInsets.top == 100)
    navigation.pushViewController(UIViewController(), animated: false)
    Headless.runUntilIdle()
    #expect(search.searchBar.superview == nil)
    #expect(bar.frame.height == 44)
    navigation.popViewController(animated: false)
    Headless.runUntilIdle()
    #expect(search.searchBar.superview === bar)
    content.navigationItem.searchController = nil
    Headless.runUntilIdle()
    #expect(search.searchBar.superview == nil)
  }

  @Test func `editing the bar begins the search, each change updates the results`() {
    type("a")
    #expect(search.isActive)
    #expect(content.presentedViewController === search)
    #expect(search.presentingViewController === content)
    #expect(log.take() == ["will present", "update ''", "did present", "update 'a'"])
    search.searchBar.text = "b"
    #expect(log.take() == ["update 'b'"])
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `the search has the bar for itself, and a cancel button that ends it`() throws {
    type("a")
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 56)
    #expect(bar.subviews == [search.searchBar])
    let cancel = try #require(
      search.searchBar.subviews.first { $0.accessibilityLabel == "Cancel" && !$0.isHidden })
    _ = log.take()
    let center = cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: window)
    tap(center, in: window)
    Headless.runUntilIdle()
    #expect(log.take() == ["will dismiss", "update ''", "did dismiss"])
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(content.presentedViewController == nil)
    #expect(bar.frame.height == 100)
    #expect(cancel.isHidden)
  }

  @Test func `the rest of the bar and the cancel button are left as they are where that is wanted`()
  {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    type("a")
    #expect(navigation.navigationBar.frame.height == 100)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test func `the program begins and ends the search without the keyboard`() {
    search.isActive = true
    Headless.runUntilIdle()
    #expect(search.isActive)
    #expect(!search.searchBar.isFirstResponder)
    search.isActive = true
    search.isActive = false
    #expect(!search.isActive)
    Headless.runUntilIdle()
    search.isActive = false
    #expect(
      log.take() == ["will present", "update ''", "did present", "will dismiss", "did dismiss"])
  }

  @Test func `somebody else's dismissal ends the search too`() {
    type("a")
    _ = log.take()
    content.dismiss(animated: true)
    Headless.runUntilIdle()
    #expect(log.take() == ["will dismiss", "did dismiss"])
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test(arguments: [true, false])
  func `a cancel button that is always there does not make the end told twice`(byOthers: Bool) {
    search.automaticallyShowsCancelButton = false
    search.searchBar.showsCancelButton = true
    type("a")
    _ = log.take()
    if byOthers { content.dismiss(animated: true) } else { search.isActive = false }
    Headless.runUntilIdle()
    #expect(log.take().filter { $0.hasSuffix("dismiss") } == ["will dismiss", "did dismiss"])
    #expect(search.searchBar.showsCancelButton)
  }

  @Test func `a search without text and cancel button ends as others do`() {
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    Headless.runUntilIdle()
    _ = log.take()
    content.dismiss(animated: true)
    Headless.runUntilIdle()
    #expect(log.take().filter { $0.hasSuffix("dismiss") } == ["will dismiss", "did dismiss"])
  }

  @Test func `the controller of the results is told that it has come into the search`() {
    let results = ParentNoting()
    let search = UISearchController(searchResultsController: results)
    search.loadViewIfNeeded()
    #expect(results.parents == [search])
    #expect(results.isViewHidden)
  }

  @Test func `what a search is to cover is known before its view is there`() {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    content.navigationItem.searchController = search
    search.isActive = true
    Headless.runUntilIdle()
    #expect(window.hitTest(CGPoint(x: 100, y: 400), with: nil) === content.view)
  }

  @Test func `scopes and the height of the bar go with a search that somebody else dismisses`() {
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.isActive = true
    Headless.runUntilIdle()
    content.dismiss(animated: true)
    Headless.runUntilIdle()
    #expect(!search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 100)
  }

  @Test func `the bar makes room for scopes that come during the search`() {
    search.scopeBarActivation = .manual
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.isActive = true
    Headless.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 56)
    search.searchBar.showsScopeBar = true
    Headless.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 100)
  }

  @Test func `however it is made, a search is presented in its own way with a bar of its own`() {
    let search = UISearchController(nibName: nil, bundle: nil)
    #expect(search.modalPresentationStyle == .custom)
    content.navigationItem.searchController = search
    Headless.runUntilIdle()
    search.searchBar.becomeFirstResponder()
    Headless.runUntilIdle()
    #expect(search.isActive)
  }

  @Test func `results that show without text show from the first`() {
    search.showsSearchResultsController = true
    search.isActive = true
    Headless.runUntilIdle()
    #expect(!results.view.isHidden)
  }

  @Test func `the results cover the content below the bar, while there is text`() {
    search.isActive = true
    Headless.runUntilIdle()
    #expect(results.parent === search)
    #expect(results.view.isHidden)
    type("a")
    #expect(!results.view.isHidden)
    #expect(results.view.convert(results.view.bounds, to: window) == window.bounds)
    #expect(results.view.safeAreaInsets.top == 56)
    #expect(window.hitTest(CGPoint(x: 100, y: 400), with: nil) === results.view)
    #expect(window.hitTest(CGPoint(x: 100, y: 28), with: nil) is UISearchTextField)
    search.showsSearchResultsController = false
    #expect(results.view.isHidden)
    search.searchBar.text = "b"
    #expect(results.view.isHidden)
    search.automaticallyShowsSearchResultsController = true
    #expect(!results.view.isHidden)
  }

  @Test func `a touch on what covers the content ends the search`() {
    search.isActive = true
    Headless.runUntilIdle()
    tap(CGPoint(x: 100, y: 400), in: window)
    #expect(!search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    Headless.runUntilIdle()
    #expect(window.hitTest(CGPoint(x: 100, y: 400), with: nil) === content.view)
    tap(CGPoint(x: 100, y: 400), in: window)
    #expect(search.isActive)
  }

  @Test func `scopes come as they are to, and another one updates the results`() throws {
    let bar = search.searchBar
    bar.scopeButtonTitles = ["All", "Mine"]
    search.isActive = true
    Headless.runUntilIdle()
    #expect(bar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 100)
    _ = log.take()
    tap(bar.convert(CGPoint(x: 300, y: 76), to: window), in: window)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(log.take() == ["update ''"])
    search.scopeBarActivation = .onTextEntry
    #expect(!bar.showsScopeBar)
    bar.text = "a"
    #expect(bar.showsScopeBar)
    search.isActive = false
    Headless.runUntilIdle()
    #expect(!bar.showsScopeBar)
    search.scopeBarActivation = .manual
    search.isActive = true
    Headless.runUntilIdle()
    #expect(!bar.showsScopeBar)
  }

  @Test func `the results appear and disappear with the search`() {
    results.log.note("")
    _ = results.log.take()
    search.isActive = true
    Headless.runUntilIdle()
    search.isActive = false
    Headless.runUntilIdle()
    let appearances = results.log.take().filter { $0.contains("ppear") }
    #expect(
      appearances == [
        "results viewWillAppear", "results viewIsAppearing", "results viewDidAppear",
        "results viewWillDisappear", "results viewDidDisappear",
      ])
  }

  @Test func `a bar in a controller's view searches that controller's content`() {
    let plain = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    plain.view.addSubview(search.searchBar)
    search.searchBar.becomeFirstResponder()
    #expect(!search.isActive)
    window.rootViewController = plain
    search.searchBar.becomeFirstResponder()
    Headless.runUntilIdle()
    #expect(search.isActive)
    #expect(plain.presentedViewController === search)
  }

  @Test func `a bar that belongs to no controller is reported, and no search begins`() {
    let search = UISearchController(searchResultsController: nil)
    let found = reports { search.isActive = true }
    #expect(
      found == [
        .controllers(
          .cannotPresent(
            controller: "UISearchController", on: "nothing", because: .belongsToNoController))
      ])
    #expect(!search.isActive)
  }

  @Test func `without a window a search begins and ends at once`() {
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    search.searchResultsUpdater = recorder
    search.isActive = true
    #expect(search.isActive)
    search.searchBar.text = "a"
    search.isActive = false
    #expect(!search.isActive)
    #expect(log.take() == ["update ''", "update 'a'", "update ''"])
  }

  @Test func `nothing of a search outlives it, whether it is active or not`() {
    for isActive in [false, true] {
      expectNoLeaks { tracker in
        let content = tracker.track(UIViewController())
        let results = tracker.track(UIViewController())
        let search = tracker.track(UISearchController(searchResultsController: results))
        content.navigationItem.searchController = search
        let window = showInWindow(UINavigationController(rootViewController: content))
        Headless.runUntilIdle()
        search.isActive = isActive
        Headless.runUntilIdle()
        tracker.track(search.searchBar)
        #expect(search.isActive == isActive)
        #expect(!window.isHidden)
      }
    }
  }
}

/// Notes which parents it is told of.
private final class ParentNoting: UIViewController {
  private(set) var parents: [UIViewController?] = []
  var isViewHidden: Bool { view.isHidden }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    parents.append(parent)
  }
}
