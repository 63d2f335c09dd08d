public import TestSupport
public import UIKit

/// A controller that notes each callback under its name; layout only if asked to.
open class RecordedController: UIViewController {
  public let name: String
  public let log: EventLog
  public var notesLayout = false
  public var whenAppearing: (() -> Void)?

  public init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) viewDidLoad")
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) viewWillAppear")
    whenAppearing?()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) viewIsAppearing")
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if notesLayout { log.note("\(name) viewWillLayoutSubviews") }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { log.note("\(name) viewDidLayoutSubviews") }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) viewDidAppear")
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) viewWillDisappear")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) viewDidDisappear")
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}
