import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Notes what happens to it on the way of a segue.
class Stop: UIViewController {
  static let log = EventLog()
  var allows = true
  var prepared: ((UIStoryboardSegue) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.note("\(title ?? "?") viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.note("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let sender = sender.map { "\(type(of: $0))" } ?? "nobody"
    let way = "\(segue.source.title ?? "?") to \(segue.destination.title ?? "?")"
    Self.log.note("prepare \(segue.identifier ?? "-"): \(way) for \(sender)")
    prepared?(segue)
  }

  func back(_ segue: UIStoryboardSegue) {
    Self.log.note("\(title ?? "?") back from \(segue.source.title ?? "?")")
  }
}

final class Home: Stop {}

extension Home: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] { [.action("back:", Stop.back)] }
}

final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    Stop.log.note("perform")
    super.perform()
  }
}

@MainActor @Suite(.headlessUIKit) struct SegueTests {
  private func button(_ segue: String, id: String = "button") -> String {
    """
    <button id="\(id)"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <connections>\(segue)</connections></button>
    """
  }

  private func stop(
    _ title: String, _ id: String, _ segues: String = "", class name: String = "Stop"
  )
    -> String
  {
    scene(
      title, id, class: name, "title=\"\(title)\"",
      """
      <view key="view" id="view-\(id)"><subviews>\(segues)</subviews></view>
      """, objects: "<exit id=\"exit-\(id)\" sceneMemberID=\"exit\"/>")
  }

  private func show(_ scenes: String, _ identifier: String = "Home") throws -> (Stop, UIWindow) {
    _ = Stop.log.take()
    let board = try storyboard(scenes)
    let root = try #require(
      try Headless.instantiateViewController(identifier, from: board) as? Stop)
    let window = showInWindow(root)
    _ = Stop.log.take()
    return (root, window)
  }

  private func press(_ controller: UIViewController) throws {
    let button = try #require(controller.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `a button's segue asks, prepares and then presents`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          """
          <segue destination="two" kind="presentation" identifier="go" \
          modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" animates="NO" \
          id="s1"/>
          """)) + stop("Next", "two"))
    try press(home)
    #expect(
      Stop.log.take() == ["should go", "prepare go: Home to Next for UIButton", "Next viewDidLoad"])
    let next = try #require(home.presentedViewController)
    #expect(next.title == "Next")
    #expect(next.modalPresentationStyle == .fullScreen)
    #expect(next.modalTransitionStyle == .crossDissolve)
    withExtendedLifetime(window) {}
  }

  @Test func `a segue that is not wanted does nothing`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" id=\"s1\"/>"))
        + stop("Next", "two"))
    home.allows = false
    try press(home)
    #expect(Stop.log.take() == ["should go"])
    #expect(home.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a segue that the program performs is not asked for`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" id=\"s1\"/>"))
        + stop("Next", "two"))
    home.allows = false
    var destination: UIViewController?
    home.prepared = { destination = $0.destination }
    home.performSegue(withIdentifier: "go", sender: nil)
    Headless.runUntilIdle()
    #expect(Stop.log.take() == ["prepare go: Home to Next for nobody", "Next viewDidLoad"])
    #expect(home.presentedViewController === destination)
    withExtendedLifetime(window) {}
  }

  @Test func `a segue of a class of the program's own performs what its kind says`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          """
          <segue destination="two" kind="presentation" animates="NO" customClass="FadeSegue" \
          customModule="UIKitStoryboardsTests" id="s1"/>
          """)) + stop("Next", "two"))
    try press(home)
    #expect(Stop.log.take().contains("perform"))
    #expect(home.presentedViewController?.title == "Next")
    withExtendedLifetime(window) {}
  }

  @Test func `a segue that shows pushes on the navigation controller around`() throws {
    let navigation = scene(
      "Stack", "nav", element: "navigationController", "",
      """
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
      <autoresizingMask key="autoresizingMask"/></navigationBar>
      <connections><segue destination="one" kind="relationship" relationship="rootViewController" \
      id="r1"/></connections>
      """)
    let board = try storyboard(
      navigation
        + stop("Home", "one", button("<segue destination=\"two\" kind=\"show\" id=\"s1\"/>"))
        + stop("Next", "two"))
    let stack = try #require(
      board.instantiateViewController(withIdentifier: "Stack") as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["Home"])
    #expect(stack.navigationBar.prefersLargeTitles)
    let window = showInWindow(stack)
    try press(try #require(stack.topViewController))
    #expect(stack.viewControllers.map(\.title) == ["Home", "Next"])
    withExtendedLifetime(window) {}
  }

  @Test func `tabs are in the order of the relationships`() throws {
    let tabs = scene(
      "Tabs", "tabs", element: "tabBarController", "",
      """
      <tabBar key="tabBar" id="bar"/>
      <connections>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="one" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections>
      """)
    let item = "<tabBarItem key=\"tabBarItem\" title=\"First\" badgeValue=\"3\" id=\"item\"/>"
    let board = try storyboard(
      tabs + screen("A", "one") + screen("B", "two", of: item))
    let bar = try #require(
      board.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
    #expect(bar.viewControllers?.first?.tabBarItem.title == "First")
    #expect(bar.tabBar.items?.first?.badgeValue == "3")
    #expect(bar.viewControllers?.count == 2)
  }

  @Test func `a container view is filled with its controller as the view loads`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        """
        <containerView id="box"><rect key="frame" x="10" y="20" width="100" height="200"/>
        <connections><segue destination="two" kind="embed" identifier="in" id="s1"/></connections>
        </containerView>
        """) + stop("Inner", "two"))
    let inner = try #require(home.children.first)
    #expect(inner.view.superview === home.view.subviews.first)
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(inner.parent === home)
    withExtendedLifetime(window) {}
  }

  @Test func `an embedded controller is prepared before the outer view has loaded`() throws {
    _ = Stop.log.take()
    let board = try storyboard(
      stop(
        "Home", "one",
        """
        <containerView id="box"><connections>
        <segue destination="two" kind="embed" identifier="in" id="s1"/></connections>
        </containerView>
        """) + stop("Inner", "two"))
    board.instantiateViewController(withIdentifier: "Home").loadViewIfNeeded()
    #expect(
      Stop.log.take() == [
        "should in", "prepare in: Home to Inner for UIView", "Inner viewDidLoad",
        "Home viewDidLoad",
      ])
  }

  @Test func `unwinding prepares, calls the action of the nearest that has it, and dismisses`()
    throws
  {
    let back = button(
      "<segue destination=\"exit-two\" kind=\"unwind\" identifier=\"out\" unwindAction=\"back:\" "
        + "animates=\"NO\" id=\"s2\"/>", id: "b2")
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          "<segue destination=\"two\" kind=\"presentation\" animates=\"NO\" id=\"s1\"/>"),
        class: "Home") + stop("Next", "two", back))
    try press(home)
    let next = try #require(home.presentedViewController)
    _ = Stop.log.take()
    try press(next)
    #expect(
      Stop.log.take() == [
        "should out", "prepare out: Next to Home for UIButton", "Home back from Next",
      ])
    #expect(home.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `unwinding pops to a controller of the stack`() throws {
    let back = button(
      "<segue destination=\"exit-three\" kind=\"unwind\" unwindAction=\"back:\" animates=\"NO\" "
        + "id=\"s3\"/>")
    let board = try storyboard(
      stop("Home", "one", class: "Home") + stop("Next", "two") + stop("Last", "three", back))
    let controllers = ["Home", "Next", "Last"].map(board.instantiateViewController)
    let stack = UINavigationController()
    stack.viewControllers = controllers
    let window = showInWindow(stack)
    try press(controllers[2])
    #expect(stack.viewControllers == [controllers[0]])
    withExtendedLifetime(window) {}
  }

  @Test func `unwinding to nowhere is reported`() throws {
    let back = button(
      "<segue destination=\"exit-one\" kind=\"unwind\" unwindAction=\"back:\" id=\"s1\"/>")
    let (home, window) = try show(stop("Home", "one", back))
    #expect(
      reports { (home.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) } == [
        .storyboards(.nowhereToUnwind(controller: "Stop", action: "back:"))
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `a segue that does not exist is reported with those that do`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          "<segue destination=\"one\" kind=\"show\" identifier=\"go\" id=\"s1\"/>")))
    #expect(
      reports { home.performSegue(withIdentifier: "leave", sender: nil) } == [
        .storyboards(.unknownSegue(controller: "Stop", identifier: "leave", known: ["go"]))
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `a bar button item triggers its segue`() throws {
    let item = """
      <navigationItem key="navigationItem" id="item">
      <barButtonItem key="leftBarButtonItem" title="Go" id="go"><connections>
      <segue destination="two" kind="presentation" animates="NO" id="s1"/>
      </connections></barButtonItem></navigationItem>
      """
    let board = try storyboard(screen("Home", "one", of: item) + screen("Next", "two"))
    let home = board.instantiateViewController(withIdentifier: "Home")
    let window = showInWindow(home)
    let go = try #require(home.navigationItem.leftBarButtonItem)
    UIApplication.shared.sendAction(try #require(go.action), to: go.target, from: go, for: nil)
    #expect(home.presentedViewController?.storyboard === board)
    withExtendedLifetime(window) {}
  }

  @Test func `a popover points at the view that the segue names`() throws {
    let (home, window) = try show(
      stop(
        "Home", "one",
        button(
          """
          <segue destination="two" kind="popoverPresentation" identifier="pop" animates="NO" \
          popoverAnchorView="button" id="s1"><popoverArrowDirection key="popoverArrowDirection" \
          up="YES" left="YES"/></segue>
          """)) + stop("Next", "two"))
    home.performSegue(withIdentifier: "pop", sender: nil)
    let popover = try #require(home.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === home.view.subviews.first)
    #expect(popover.permittedArrowDirections == [.up, .left])
    withExtendedLifetime(window) {}
  }

  @Test func `segues keep neither source nor destination alive`() throws {
    try expectNoLeaks { tracker in
      let (home, window) = try show(
        stop(
          "Home", "one",
          button(
            "<segue destination=\"two\" kind=\"presentation\" animates=\"NO\" id=\"s1\"/>"),
          class: "Home")
          + stop(
            "Next", "two",
            button(
              "<segue destination=\"exit-two\" kind=\"unwind\" unwindAction=\"back:\" "
                + "animates=\"NO\" id=\"s2\"/>", id: "b2")))
      tracker.track(home)
      try press(home)
      try press(tracker.track(try #require(home.presentedViewController)))
      #expect(home.presentedViewController == nil)
      window.rootViewController = nil
    }
  }
}

@MainActor @Suite(.headlessUIKit) struct ContainerElementTests {
  private func relationship(_ name: String, _ id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(id)\"/>"
  }

  @Test func `a split view has the controllers of its relationships`() throws {
    let connections =
      relationship("masterViewController", "one") + relationship("detailViewController", "two")
    for (style, column) in [("", nil), ("style=\"doubleColumn\"", "doubleColumn")] {
      let board = try storyboard(
        scene(
          "Split", "split", element: "splitViewController", style,
          "<connections>\(connections)</connections>") + screen("One", "one")
          + screen("Two", "two"))
      let split = try #require(
        board.instantiateViewController(withIdentifier: "Split") as? UISplitViewController)
      #expect(split.style == (column == nil ? .unspecified : .doubleColumn))
      #expect(
        column == nil
          ? split.viewControllers.count == 2 : split.viewController(for: .secondary) != nil)
    }
  }

  @Test func `a page view controller turns as its document says`() throws {
    let board = try storyboard(
      scene(
        "Pages", element: "pageViewController",
        "autoresizesArchivedViewToFullSize=\"NO\" transitionStyle=\"scroll\" "
          + "navigationOrientation=\"vertical\" spineLocation=\"none\""))
    let pages = try #require(
      board.instantiateViewController(withIdentifier: "Pages") as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
  }

  @Test func `a page control has its pages`() throws {
    let control = try view(
      UIPageControl.self,
      of: "<pageControl numberOfPages=\"5\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"x\"/>"
    )
    #expect(control.numberOfPages == 5 && control.currentPage == 2 && control.hidesForSinglePage)
  }
}
