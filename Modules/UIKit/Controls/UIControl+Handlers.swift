import Foundation

extension UIControl {
  /// All targets that are alive; the responder chain is there as `NSNull`.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in handlers.entries {
      switch entry.receiver {
      case .chain:
        targets.insert(NSNull())
      case .target(let target, _):
        guard let object = target.object else { continue }
        targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
      case .action:
        continue
      }
    }
    return targets
  }

  /// All events that somebody wants to know of.
  public var allControlEvents: Event {
    handlers.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The descriptions of the selectors that the target is called with for the event, in the order of
  /// adding, or `nil` if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.entries
      .filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Calls the iterator for each handler in the order of adding, until it sets its last argument.
  ///
  /// Either the action or the target with its selector is given; a `nil` target is the responder chain.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in handlers.entries where !stop {
      switch entry.receiver {
      case .chain(let selector):
        iterator(nil, (nil, selector), entry.events, &stop)
      case .target(let target, let selector):
        guard let object = target.object else { continue }
        iterator(nil, (object, selector), entry.events, &stop)
      case .action(let action):
        iterator(action, nil, entry.events, &stop)
      }
    }
  }

  func dropTarget(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    handlers.remove(events) { entry in
      guard let selector = entry.selector else { return false }
      return (target == nil || entry.isFor(target)) && (action == nil || selector == action)
    }
  }

  /// Calls each handler of one of the events once; those removed meanwhile are not called.
  func send(_ events: Event, with event: UIEvent?) {
    willSend(events)
    for entry in handlers.entries where !entry.events.isDisjoint(with: events) {
      guard handlers.stillHas(entry, for: events) else { continue }
      switch entry.receiver {
      case .chain(let selector):
        sendAction(selector, to: nil, for: event)
      case .target(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .action(let action):
        sendAction(action)
      }
    }
  }
}
