import TestSupport
import Testing
import UIEnvironment
import UIKit

/// A view that notes when it is told.
final class NotingView: UIView, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) var locale
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func updateEnvironment() { log.note(name) }
}

/// A controller that notes when it is told, as do its view and a view in that.
final class NotingController: UIViewController, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) var locale
  let inner: NotingView
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    inner = NotingView("\(name).view.inner", log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = NotingView("\(name).view", log)
    view.addSubview(inner)
  }

  func updateEnvironment() { log.note(name) }

  /// The names of all who are told when the controller is.
  static func names(of name: String) -> [String] { [name, "\(name).view", "\(name).view.inner"] }
}

/// A tab bar of two navigation stacks, each of two such controllers.
@MainActor
struct Tabs {
  let root = UITabBarController()
  let stacks: [UINavigationController]
  let screens: [NotingController]

  /// The names of all who are told of a write at the root.
  let names: [String]

  init(_ name: String, _ log: EventLog) {
    let names = ["1a", "1b", "2a", "2b"].map { name + $0 }
    screens = names.map { NotingController($0, log) }
    stacks = [UINavigationController(), UINavigationController()]
    stacks[0].setViewControllers([screens[0], screens[1]], animated: false)
    stacks[1].setViewControllers([screens[2], screens[3]], animated: false)
    root.setViewControllers(stacks, animated: false)
    self.names = names.flatMap(NotingController.names)
  }

  func track(with tracker: LeakTracker) {
    tracker.track(root)
    for controller in stacks + screens { tracker.track(controller) }
    for screen in screens {
      tracker.track(screen.inner)
      if let view = screen.viewIfLoaded { tracker.track(view) }
    }
  }
}
