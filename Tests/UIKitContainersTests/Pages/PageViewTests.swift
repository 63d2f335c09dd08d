import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PageViewTests {
  /// A book of pages, which notes what it is asked and told.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: EventLog
    let pages: [RecordedController]
    var count = 0

    init(_ log: EventLog, pages: Int = 3) {
      self.log = log
      self.pages = (0..<pages).map { RecordedController("\($0)", log) }
      super.init()
    }

    private func page(at index: Int?) -> UIViewController? {
      index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      page(at: pages.firstIndex { $0 === viewController }.map { $0 - 1 })
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      page(at: pages.firstIndex { $0 === viewController }.map { $0 + 1 })
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.note("will turn to \(names(pendingViewControllers))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.note("turned \(finished) from \(names(previousViewControllers)): \(completed)")
    }

    private func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { ($0 as? RecordedController)?.name }.joined(separator: "+")
    }
  }

  private let log = EventLog()
  private let book: Book
  private let reader = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let window: UIWindow

  init() {
    book = Book(log, pages: 4)
    reader.dataSource = book
    reader.delegate = book
    window = showInWindow(reader)
    Headless.runUntilIdle()
  }

  private func show(_ index: Int, animated: Bool = false) {
    reader.setViewControllers([book.pages[index]], direction: .forward, animated: animated)
  }

  private var events: [String] {
    log.take().filter { !$0.contains("viewDidLoad") && !$0.contains("IsAppearing") }
  }

  @Test func `the program shows a page at once, and no delegate is told`() {
    #expect(reader.viewControllers == nil)
    var completions: [Bool] = []
    reader.setViewControllers([book.pages[0]], direction: .forward, animated: false) {
      completions.append($0)
    }
    #expect(completions == [true])
    #expect(reader.viewControllers == [book.pages[0]])
    #expect(book.pages[0].view.window === window)
    #expect(book.pages[0].parent === reader)
    #expect(
      events == [
        "0 willMove(toParent: parent)", "0 viewWillAppear", "0 viewDidAppear",
        "0 didMove(toParent: parent)",
      ])
    show(1)
    #expect(
      events == [
        "0 willMove(toParent: nil)", "1 willMove(toParent: parent)", "0 viewWillDisappear",
        "1 viewWillAppear", "0 viewDidDisappear", "1 viewDidAppear", "0 didMove(toParent: nil)",
        "1 didMove(toParent: parent)",
      ])
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[0].view.window == nil)
  }

  @Test func `an animated change takes its time, and a further one ends it first`() {
    show(0)
    var completions: [String] = []
    reader.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      completions.append("1 \($0)")
    }
    #expect(completions.isEmpty)
    #expect(reader.viewControllers == [book.pages[1]])
    #expect(book.pages[0].view.window === window)
    #expect(book.pages[1].transitionCoordinator != nil)
    reader.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      completions.append("2 \($0)")
    }
    #expect(completions == ["1 true"])
    #expect(book.pages[0].view.window == nil)
    Headless.runUntilIdle()
    #expect(completions == ["1 true", "2 true"])
    #expect(reader.children == [book.pages[2]])
  }

  @Test func `the user turns to the page after or before, which the delegate is told`() {
    show(0)
    _ = events
    #expect(Headless.turnPage(of: reader, .forward))
    #expect(events.first == "will turn to 1")
    Headless.runUntilIdle()
    #expect(events.last == "turned true from 0: true")
    #expect(reader.viewControllers == [book.pages[1]])
    #expect(Headless.turnPage(of: reader, .reverse))
    Headless.runUntilIdle()
    #expect(reader.viewControllers == [book.pages[0]])
    _ = events
    #expect(!Headless.turnPage(of: reader, .reverse))
    #expect(events == [])
    reader.dataSource = nil
    #expect(!Headless.turnPage(of: reader, .forward))
  }

  @Test func `a page that the user lets go of goes back`() {
    show(0)
    _ = events
    #expect(Headless.turnPage(of: reader, .forward, completing: false))
    Headless.runUntilIdle()
    #expect(
      events == [
        "will turn to 1", "0 willMove(toParent: nil)", "1 willMove(toParent: parent)",
        "0 viewWillDisappear", "1 viewWillAppear", "1 viewWillDisappear", "1 viewDidDisappear",
        "0 viewWillAppear", "0 viewDidAppear", "1 willMove(toParent: nil)",
        "1 didMove(toParent: nil)", "turned true from 0: false",
      ])
    #expect(reader.viewControllers == [book.pages[0]])
    #expect(reader.children == [book.pages[0]])
    #expect(book.pages[0].view.window === window)
    #expect(!book.pages[0].isMovingFromParent)
  }

  @Test func `bound in the middle, two pages are seen and turned`() {
    let reader = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    window.rootViewController = reader
    reader.dataSource = book
    #expect(reader.spineLocation == .mid)
    reader.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    Headless.runUntilIdle()
    let frames = book.pages[0...1].map { $0.view.convert($0.view.bounds, to: window) }
    #expect(frames.map(\.minX) == [0, 196.5])
    #expect(frames.map(\.width) == [196.5, 196.5])
    #expect(Headless.turnPage(of: reader, .forward))
    Headless.runUntilIdle()
    #expect(reader.viewControllers == Array(book.pages[2...3]))
    #expect(!Headless.turnPage(of: reader, .forward))
    #expect(Headless.turnPage(of: reader, .reverse))
    Headless.runUntilIdle()
    #expect(reader.viewControllers == Array(book.pages[0...1]))
  }

  @Test func `another number of pages than are shown is reported, and nothing happens`() {
    show(0)
    let found = reports {
      reader.setViewControllers(nil, direction: .forward, animated: false)
      reader.setViewControllers(
        Array(book.pages[0...1]), direction: .forward, animated: false)
      reader.setViewControllers([reader], direction: .forward, animated: false)
    }
    #expect(
      found == [
        .controllers(.wrongControllerCount(count: 0, expected: "1")),
        .controllers(.wrongControllerCount(count: 2, expected: "1")),
        .controllers(.cycle(child: "UIPageViewController", parent: "UIPageViewController")),
      ])
    #expect(reader.viewControllers == [book.pages[0]])
  }

  @Test func `styles and spines are as they were asked for`() {
    let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    #expect(curl.transitionStyle == .pageCurl)
    #expect(curl.navigationOrientation == .vertical)
    #expect(curl.spineLocation == .min)
    #expect(reader.spineLocation == .none)
    curl.isDoubleSided = true
    curl.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    #expect(curl.viewControllers?.count == 2)
  }

  @Test func `pages that are counted have an indicator, which goes along and turns pages`() throws {
    func indicator() -> UIPageControl? {
      reader.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    }
    show(0)
    #expect(indicator() == nil)
    book.count = 4
    reader.dataSource = book
    Headless.runUntilIdle()
    let dots = try #require(indicator())
    #expect(dots.numberOfPages == 4)
    #expect(dots.currentPage == 0)
    Headless.turnPage(of: reader, .forward)
    Headless.runUntilIdle()
    #expect(dots.currentPage == 1)
    tap(CGPoint(x: 380, y: dots.frame.midY), in: window)
    Headless.runUntilIdle()
    #expect(reader.viewControllers == [book.pages[2]])
    #expect(dots.currentPage == 2)
    tap(CGPoint(x: 10, y: dots.frame.midY), in: window)
    Headless.runUntilIdle()
    #expect(reader.viewControllers == [book.pages[1]])
    #expect(dots.currentPage == 1)
  }

  @Test func `values and traits reach the page that is shown`() {
    show(0)
    reader.traitOverrides.userInterfaceStyle = .dark
    Headless.runUntilIdle()
    #expect(book.pages[0].traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a page that was taken out is no longer shown`() {
    show(0)
    book.pages[0].removeFromParent()
    #expect(reader.viewControllers == nil)
    #expect(book.pages[0].view.window == nil)
  }

  @Test func `nothing of a page view controller outlives it, even in the midst of a turn`() {
    for settles in [true, false] {
      expectNoLeaks { tracker in
        let reader = tracker.track(
          UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        let pages = (0..<2).map { _ in tracker.track(UIViewController()) }
        let window = showInWindow(reader)
        reader.setViewControllers([pages[0]], direction: .forward, animated: false)
        Headless.runUntilIdle()
        reader.setViewControllers([pages[1]], direction: .forward, animated: true)
        if settles { Headless.runUntilIdle() }
        #expect(!window.isHidden)
      }
      Headless.runUntilIdle()
    }
  }
}
