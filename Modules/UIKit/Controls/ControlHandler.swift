/// One target with a selector, or one action, and the events for which a control calls it.
@MainActor struct ControlHandler {
  enum Receiver {
    /// The first in the responder chain that has the method.
    case chain(Selector)
    case target(Target, Selector)
    case action(UIAction)
  }

  /// A target, which the control does not keep alive.
  struct Target {
    weak var object: AnyObject?
  }

  var receiver: Receiver
  var events: UIControl.Event
  /// Tells entries apart while actions are being sent.
  let serial: Int

  var isDead: Bool {
    if case .target(let target, _) = receiver { target.object == nil } else { false }
  }

  var selector: Selector? {
    switch receiver {
    case .chain(let selector), .target(_, let selector): selector
    case .action: nil
    }
  }

  /// Whether the entry is for this target, `nil` being the responder chain.
  func isFor(_ target: AnyObject?) -> Bool {
    switch receiver {
    case .chain: target == nil
    case .target(let own, _): target != nil && own.object === target
    case .action: false
    }
  }
}

/// The handlers of one control, in the order in which they were added.
@MainActor struct ControlHandlers {
  private(set) var entries: [ControlHandler] = []
  private var serial = 0

  /// Adds events for a target and selector, to the entry that they have already if there is one.
  mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
    dropDead()
    if let place = entries.firstIndex(where: { $0.isFor(target) && $0.selector == selector }) {
      entries[place].events.formUnion(events)
      return
    }
    let receiver: ControlHandler.Receiver =
      target.map { .target(.init(object: $0), selector) } ?? .chain(selector)
    append(receiver, events)
  }

  /// Adds an action, which takes the place of one with its identifier for the same events.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    dropDead()
    remove(events) { entry in
      guard let other = entry.action, other !== action else { return false }
      return other.identifier == action.identifier
    }
    if let place = entries.firstIndex(where: { $0.action === action }) {
      entries[place].events.formUnion(events)
      return
    }
    append(.action(action), events)
  }

  /// Takes the events from the entries that match, and drops those that have none left.
  mutating func remove(_ events: UIControl.Event, where matches: (ControlHandler) -> Bool) {
    for place in entries.indices where matches(entries[place]) {
      entries[place].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Whether an entry that was seen before is still there for one of the events.
  func stillHas(_ entry: ControlHandler, for events: UIControl.Event) -> Bool {
    entries.contains { $0.serial == entry.serial && !$0.events.isDisjoint(with: events) }
  }

  private mutating func append(_ receiver: ControlHandler.Receiver, _ events: UIControl.Event) {
    guard !events.isEmpty else { return }
    serial += 1
    entries.append(ControlHandler(receiver: receiver, events: events, serial: serial))
  }

  private mutating func dropDead() {
    entries.removeAll(where: \.isDead)
  }
}

extension ControlHandler {
  var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }
}
