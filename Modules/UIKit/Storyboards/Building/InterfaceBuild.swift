import Foundation

/// The making of objects from the elements of one document: of a controller, of its view, of a cell.
///
/// Objects are made from the outside in, each through its `init(coder:)`. What needs other objects
/// waits until all are there: constraints, then outlets and actions, then user-defined runtime
/// attributes, and in the end `awakeFromNib()`.
@MainActor final class InterfaceBuild {
  let document: InterfaceDocument
  let storyboard: UIStoryboard?
  /// The controller to whose scene the objects belong, or the owner of a nib.
  var owner: AnyObject?
  private(set) var objects: [String: AnyObject]
  /// Views that are there already, by the ids of the elements that describe them.
  var standIns: [String: UIView] = [:]
  private(set) var made: [AnyObject] = []
  private var waiting: [WaitingWork] = []
  private var firstError: StoryboardError?

  /// Begins a build in which the objects are known by the ids already.
  init(
    _ document: InterfaceDocument, in storyboard: UIStoryboard?,
    knowing objects: [String: AnyObject] = [:]
  ) {
    self.document = document
    self.storyboard = storyboard
    self.objects = objects
  }

  /// Remembers the first error of an initializer, which cannot throw it.
  func note(_ error: StoryboardError) {
    if firstError == nil { firstError = error }
  }

  /// Makes the object of an element.
  func make(_ element: InterfaceElement) throws(StoryboardError) -> AnyObject {
    guard let kind = ElementKind.all[element.name] else {
      throw .unknownElement(element.place, parent: element.parent?.name ?? "document")
    }
    let objectClass: AnyClass = try element.objectClass(kind)
    guard let object = kind.instantiate(objectClass, InterfaceCoder(element, self)) else {
      throw .initializerFailed(element.place, className: "\(objectClass)")
    }
    adopt(object, of: element)
    return object
  }

  /// Makes the object of an element that stands for a view, or for what else is wanted.
  func make<Wanted>(
    _ element: InterfaceElement, as type: Wanted.Type
  ) throws(StoryboardError) -> Wanted {
    let object = try make(element)
    guard let wanted = object as? Wanted else {
      throw .unfitClass(
        element.place, className: "\(Swift.type(of: object))", needed: "\(Wanted.self)")
    }
    return wanted
  }

  /// Makes the object that another one has made already be what its element says.
  func fill(_ object: AnyObject, from element: InterfaceElement) throws(StoryboardError) {
    var kinds: [ElementKind] = []
    var next = ElementKind.all[element.name]
    while let kind = next {
      kinds.append(kind)
      next = kind.parent
    }
    for kind in kinds.reversed() { try kind.apply(element, to: object, in: self) }
    if let id = element.id { objects[id] = object }
  }

  /// Takes an object that was made for the element.
  func adopt(_ object: AnyObject, of element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append(object)
  }

  /// Makes an object known by an id, which has no `awakeFromNib()` to be called.
  func register(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = object }
  }

  /// Puts work off until all objects are there.
  func wait(for phase: WaitingWork.Phase, _ work: @escaping WaitingWork.Body) {
    waiting.append(WaitingWork(phase: phase, body: work))
  }

  /// Does what was put off; throws the first error of all, after everything that could be done.
  func finish() throws(StoryboardError) {
    for phase in WaitingWork.Phase.allCases {
      // Work may put off more, of a later phase.
      for work in waiting where work.phase == phase {
        do {
          try work.body()
        } catch {
          note(error)
        }
      }
      if phase == .attributes { wakeObjects() }
    }
    waiting = []
    if let firstError { throw firstError }
  }

  private func wakeObjects() {
    for object in made { (object as? any InterfaceAwakening)?.awakeFromNib() }
  }
}

/// What waits until all objects of a build are there.
@MainActor struct WaitingWork {
  enum Phase: CaseIterable {
    case constraints, connections, attributes, embedding
  }

  typealias Body = @MainActor () throws(StoryboardError) -> Void

  let phase: Phase
  let body: Body
}

/// What can be told that all of its document is there.
@MainActor protocol InterfaceAwakening {
  func awakeFromNib()
}

extension UIResponder: InterfaceAwakening {}

extension ElementKind {
  /// An object of the class, which is the kind's own or a subclass of it.
  fileprivate func instantiate(_ objectClass: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
    switch objectClass {
    case let view as UIView.Type: view.init(coder: coder)
    case let controller as UIViewController.Type: controller.init(coder: coder)
    case let item as UIBarItem.Type: item.init(coder: coder)
    case let item as UINavigationItem.Type: item.init(coder: coder)
    case let recognizer as UIGestureRecognizer.Type: recognizer.make(coder: coder)
    case let layout as UICollectionViewLayout.Type: layout.init(coder: coder)
    case let object as any NSCoding.Type: object.init(coder: coder) as AnyObject?
    default: nil
    }
  }
}
