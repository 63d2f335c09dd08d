import UIKit

/// What happened, in order, as short lines.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that notes each callback under its name; layout only if asked to.
class RecordedController: UIViewController {
  let name: String
  let log: EventLog
  var notesLayout = false
  var whenAppearing: (() -> Void)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) viewWillAppear")
    whenAppearing?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) viewIsAppearing")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if notesLayout { log.note("\(name) viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { log.note("\(name) viewDidLayoutSubviews") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

/// The reports that the body causes.
@MainActor func reports(during body: () -> Void) -> [UIKitMisuse] {
  var reports: [UIKitMisuse] = []
  Headless.withMisuseHandler({ reports.append($0) }, body)
  return reports
}

/// A visible window with the controller as its root.
@MainActor func showInWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
