import Ruka
import Testing
import UIKit

/// A screen with a label, and a button that counts its taps.
private final class Page: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 20))
  let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
  var taps = 0

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "On \(title ?? "")"
    button.setTitle("Act", for: .normal)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }
}

@MainActor @Suite(.headlessUIKit) struct ContainmentTests {
  private let first = Page("First")
  private let second = Page("Second")

  private func app(_ controller: UIViewController) -> App {
    App(controller: controller, failureBehavior: .raiseException)
  }

  @Test func `the top of a navigation stack is searched, and its bar`() throws {
    let navigation = UINavigationController(rootViewController: first)
    let app = app(navigation)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    navigation.pushViewController(second, animated: true)
    app.settle()
    #expect(app.topController === second)
    #expect(try app.label("On Second") === second.label)
    #expect(throws: RukaError.self) { try app.label("On First") }
    #expect(try app.button("Save") != nil)
    #expect(try app.label("Second") != nil)
    try app.tapButton(title: "Act")
    #expect(first.taps == 0)
    #expect(second.taps == 1)
    try app.tap(Query(identifier: "BackButton"))
    #expect(app.topController === first)
    #expect(try app.label("On First") === first.label)
  }

  @Test func `a bar button item does what it says when it is tapped`() throws {
    var saves = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { _ in saves += 1 })
    let app = app(UINavigationController(rootViewController: first))
    try app.tapButton(title: "Save")
    #expect(saves == 1)
    first.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(throws: RukaError.self) { try app.tapButton(title: "Save") }
    #expect(saves == 1)
  }

  @Test func `a tool bar is searched while it is shown`() throws {
    let navigation = UINavigationController(rootViewController: first)
    first.toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    ]
    let app = app(navigation)
    #expect(app.first(Query(.button, "Share")) == nil)
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    #expect(try app.button("Share") != nil)
  }

  @Test func `the selected tab is searched, and a tap selects another`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let app = app(tabs)
    #expect(app.topController === first)
    #expect(throws: RukaError.self) { try app.label("On Second") }
    try app.tap(Query(.tab, "Second"))
    #expect(app.topController === second)
    #expect(try app.label("On Second") === second.label)
    #expect(app.all(Query(.tab)).count == 2)
  }

  @Test func `of modals over modals the last is searched, and each in turn as they go`() throws {
    let app = app(first)
    let third = Page("Third")
    first.present(second, animated: true)
    app.settle()
    second.present(third, animated: true)
    app.settle()
    #expect(app.topController === third)
    #expect(app.all(Query(.label)) == [third.label])
    try app.tapButton(title: "Act")
    #expect(first.taps == 0)
    #expect(third.taps == 1)
    third.dismiss(animated: true)
    app.settle()
    #expect(try app.label("On Second") === second.label)
    second.dismiss(animated: true)
    app.settle()
    #expect(try app.label("On First") === first.label)
  }

  @Test func `a modal's own navigation is followed, and not the one below`() throws {
    let app = app(UINavigationController(rootViewController: first))
    let modal = UINavigationController(rootViewController: Page("Root"))
    first.present(modal, animated: false)
    modal.pushViewController(second, animated: false)
    #expect(app.topController === second)
    #expect(app.first(Query(.label, "First")) == nil)
    #expect(try app.label("Second") != nil)
  }

  @Test func `what a container of the program's own shows is searched as one`() throws {
    let container = UIViewController()
    let app = app(container)
    for (child, y) in [(first, 0.0), (second, 400)] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.view.frame = CGRect(x: 0, y: y, width: 393, height: 400)
      child.didMove(toParent: container)
    }
    #expect(try app.label("On First") === first.label)
    #expect(try app.label("On Second") === second.label)
    let button = try app.find(Query(.button, "Act").within(second.view))
    #expect(button === second.button)
  }

  @Test func `of pages the one that is shown is searched`() throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let app = app(pages)
    #expect(app.topController === first)
    pages.setViewControllers([second], direction: .forward, animated: true)
    app.settle()
    #expect(app.topController === second)
    #expect(try app.label("On Second") === second.label)
    #expect(throws: RukaError.self) { try app.label("On First") }
  }

  @Test func `of a split view all columns that are shown are searched`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    let app = App(
      controller: split, failureBehavior: .raiseException, size: CGSize(width: 1200, height: 800),
      traits: { $0.horizontalSizeClass = .regular })
    #expect(app.topController === split)
    #expect(try app.label("On First") === first.label)
    #expect(try app.label("On Second") === second.label)
    app.setTraits { $0.horizontalSizeClass = .compact }
    app.settle()
    #expect(app.all(Query(.label)).filter { $0 === first.label || $0 === second.label }.count == 1)
  }

  @Test func `a search leaves what it searches in sight, until it has results of its own`() throws {
    let results = Page("Results")
    let search = UISearchController(searchResultsController: results)
    search.automaticallyShowsSearchResultsController = false
    first.navigationItem.searchController = search
    let app = app(UINavigationController(rootViewController: first))
    search.isActive = true
    app.settle()
    #expect(app.topController === first)
    search.showsSearchResultsController = true
    app.settle()
    #expect(app.topController === results)
    #expect(try app.label("On Results") === results.label)
    #expect(app.first(Query(.searchField)) != nil)
    search.isActive = false
    app.settle()
    #expect(app.topController === first)
  }

  @Test func `an alert hides what is behind it, and is itself an element`() throws {
    let app = app(UINavigationController(rootViewController: first))
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    first.present(alert, animated: true)
    app.settle()
    #expect(app.alertViewController === alert)
    #expect(throws: RukaError.self) { try app.label("On First") }
    #expect(try app.label("Really") != nil)
    #expect(app.all(Query(.alert, "Sure?")).count == 1)
    try app.textField("Reason")?.type(text: "None")
    #expect(alert.textFields?.first?.text == "None")
    withKnownIssue {
      first.button.isHidden = false; UISwitch().toggle()
    }
    #expect {
      try app.tap(first.button)
    } throws: { error in
      "\(error)".contains("covered by")
    }
    alert.tapButton(title: "Yes")
    #expect(try app.label("On First") === first.label)
  }

  @Test func `an action sheet is searched as an alert is`() throws {
    var chosen: [String] = []
    let app = app(first)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
    }
    first.present(sheet, animated: true)
    app.settle()
    try app.tapButton(title: "Move")
    #expect(chosen == ["Move"])
    #expect(app.topController === first)
  }
}
