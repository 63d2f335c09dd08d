/// One name by which a storyboard or nib reaches a class: an outlet, an action or an attribute.
///
/// See ``InterfaceConnecting``.
@MainActor public struct InterfaceConnection {
  enum Kind {
    /// Puts an object in a property, and says whether it is of its type.
    case outlet((AnyObject, AnyObject) -> Bool)
    /// Puts objects in a property, and says whether they are of its type.
    case collection((AnyObject, [AnyObject]) -> Bool)
    case action(Selector)
    /// Puts a value in a property, and says whether it is of its type.
    case attribute((AnyObject, RuntimeAttributeValue) -> Bool)
  }

  let name: String
  let kind: Kind

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// An outlet: a property that takes one object of the document.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> InterfaceConnection {
    InterfaceConnection(
      name,
      .outlet { owner, object in
        guard let owner = owner as? Owner, let value = object as? Value else { return false }
        owner[keyPath: property] = value
        return true
      })
  }

  /// An outlet collection: a property that takes objects, in the order of the document.
  public static func outletCollection<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>
  ) -> InterfaceConnection {
    collection(name) { (owner: Owner, values: [Value]) in owner[keyPath: property] = values }
  }

  /// An outlet collection: a property that takes objects, in the order of the document.
  public static func outletCollection<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]?>
  ) -> InterfaceConnection {
    collection(name) { (owner: Owner, values: [Value]) in owner[keyPath: property] = values }
  }

  /// An action without arguments, whose name has no colon.
  @preconcurrency public static func action<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
  ) -> InterfaceConnection {
    InterfaceConnection(name, .action(Selector(method, name: name)))
  }

  /// An action that takes the sender.
  @preconcurrency public static func action<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
  ) -> InterfaceConnection {
    InterfaceConnection(name, .action(Selector(method, name: name)))
  }

  /// An action that takes the sender and the event.
  @preconcurrency public static func action<Target: AnyObject, Sender, Cause>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Cause) -> Void
  ) -> InterfaceConnection {
    InterfaceConnection(name, .action(Selector(method, name: name)))
  }

  /// A user-defined runtime attribute: a property that takes a number, a truth value, a text, a
  /// point, a size, a rectangle or a color.
  public static func attribute<Owner: AnyObject, Value>(
    _ keyPath: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceConnection {
    InterfaceConnection(
      keyPath,
      .attribute { owner, value in
        guard let owner = owner as? Owner, let value = value.converted(to: Value.self) else {
          return false
        }
        owner[keyPath: property] = value
        return true
      })
  }

  /// An outlet that a closure sets: writing through a key path would read the property first.
  static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> InterfaceConnection {
    InterfaceConnection(
      name,
      .outlet { owner, object in
        guard let owner = owner as? Owner, let value = object as? Value else { return false }
        set(owner, value)
        return true
      })
  }

  static func collection<Owner: AnyObject, Value>(
    _ name: String, _ set: @escaping @MainActor (Owner, [Value]) -> Void
  ) -> InterfaceConnection {
    InterfaceConnection(
      name,
      .collection { owner, objects in
        let values = objects.compactMap { $0 as? Value }
        guard let owner = owner as? Owner, values.count == objects.count else { return false }
        set(owner, values)
        return true
      })
  }
}
