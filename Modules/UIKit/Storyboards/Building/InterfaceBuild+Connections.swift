import Foundation

extension InterfaceBuild {
  /// Connects an object with what its "connections" name, as soon as all objects are there.
  func connect(_ object: AnyObject, _ connections: InterfaceElement) {
    wait(for: .connections) { [self] () throws(StoryboardError) in
      var collections: KeyedObjects = [:]
      for connection in connections.children {
        switch connection.name {
        case "outlet": try connectOutlet(connection, of: object)
        case "action": try connectAction(connection, of: object)
        case "segue": connectSegue(connection, of: object)
        default:
          guard let destination = try destination(of: connection) else { continue }
          collections[try connection.required("property"), default: []].append(
            (connection, destination))
        }
      }
      for (name, members) in collections.sorted(by: { $0.key < $1.key }) {
        try connectCollection(name, members, of: object)
      }
    }
  }

  private typealias KeyedObjects = [String: [(InterfaceElement, AnyObject)]]

  /// The object at the other end of a connection; `nil` for one that is made later, with the view of
  /// the scene's controller, or stands for whoever is first responder.
  private func destination(of connection: InterfaceElement) throws(StoryboardError) -> AnyObject? {
    let element = try document.element("destination", of: connection)
    if let object = element.id.flatMap({ objects[$0] }) { return object }
    if element.name == "placeholder" || isMadeLater(element) { return nil }
    throw .unknownReference(
      connection.place, attribute: "destination", id: element.id ?? "")
  }

  /// Whether the element is part of a view that is not loaded while its controller is made.
  private func isMadeLater(_ element: InterfaceElement) -> Bool {
    guard let controller = owner as? UIViewController, !controller.isLoadingView else {
      return false
    }
    return document.scene(of: element)
      === controller.interface.flatMap {
        document.scene(of: $0.element)
      }
  }

  private func connectOutlet(
    _ element: InterfaceElement, of object: AnyObject
  ) throws(StoryboardError) {
    guard let value = try destination(of: element) else { return }
    let name = try element.required("property")
    let objectClass: AnyClass = type(of: object)
    guard let outlet = InterfaceConnections.outlet(name, of: objectClass) else {
      throw .unknownOutlet(
        element.place, outlet: name, className: "\(objectClass)",
        hint: InterfaceConnections.hint(
          objectClass, InterfaceConnections.outletNames(of: objectClass)))
    }
    guard case .outlet(let set) = outlet.kind, set(object, value) else {
      throw .unfitOutlet(
        element.place, outlet: name, className: "\(objectClass)", value: "\(type(of: value))")
    }
  }

  private func connectCollection(
    _ name: String, _ members: [(element: InterfaceElement, object: AnyObject)],
    of object: AnyObject
  ) throws(StoryboardError) {
    let objectClass: AnyClass = type(of: object)
    guard let place = members.first?.element.place else { return }
    guard let collection = InterfaceConnections.outlet(name, of: objectClass) else {
      throw .unknownOutlet(
        place, outlet: name, className: "\(objectClass)",
        hint: InterfaceConnections.hint(
          objectClass, InterfaceConnections.outletNames(of: objectClass)))
    }
    guard case .collection(let set) = collection.kind, set(object, members.map(\.object)) else {
      let values = members.map { "\(type(of: $0.object))" }.joined(separator: ", ")
      throw .unfitOutlet(
        place, outlet: name, className: "\(objectClass)", value: "a collection of \(values)")
    }
  }

  private func connectAction(
    _ element: InterfaceElement, of sender: AnyObject
  ) throws(StoryboardError) {
    let name = try element.required("selector")
    let destination = try document.element("destination", of: element)
    let target = try self.destination(of: element)
    let selector: Selector
    if let target {
      let targetClass: AnyClass = type(of: target)
      guard let registered = InterfaceConnections.action(name, of: targetClass) else {
        throw .unknownAction(
          element.place, action: name, className: "\(targetClass)",
          hint: InterfaceConnections.hint(
            targetClass, InterfaceConnections.actionNames(of: targetClass)))
      }
      selector = registered
    } else if destination.name == "placeholder" {
      selector = Selector(registeredAs: name)
    } else {
      throw .unknownReference(element.place, attribute: "destination", id: destination.id ?? "")
    }
    try attach(selector, to: target, element, sender: sender)
  }

  private func attach(
    _ selector: Selector, to target: AnyObject?, _ element: InterfaceElement, sender: AnyObject
  ) throws(StoryboardError) {
    switch sender {
    case let control as UIControl:
      let events = try element["eventType"].map { (text) throws(StoryboardError) in
        try InterfaceText.controlEvent.value(of: text, "eventType", in: element)
      }
      control.addTarget(target, action: selector, for: events ?? control.eventsOfSegues)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(target, selector)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      throw .unknownElement(element.place, parent: element.parent?.parent?.name ?? "")
    }
  }
}

extension InterfaceText<UIControl.Event> {
  static let controlEvent = choice([
    "touchDown": UIControl.Event.touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ])
}
