/// Names a method by which a target is told something: what `#selector` makes on Apple platforms.
///
/// Made from an unapplied method reference, `Selector(Screen.save)`, whose method takes nothing, one
/// argument or two. It keeps no object alive.
///
/// Two selectors are equal if they have the same name and target type or, where a name is missing, if
/// they were made at the same place in the source: Swift gives methods no identity that could be
/// compared. So give a `name` to a selector that is made in one place and compared in another, as in
/// `removeTarget(_:action:for:)`.
public struct Selector: Sendable {
  private let identity: Identity
  private let acceptsTarget: @MainActor @Sendable (AnyObject) -> Bool
  private let invoke: @MainActor @Sendable (AnyObject, Any?, Any?) throws(UIKitMisuse) -> Void

  /// Names a method without arguments.
  @preconcurrency public init<Target: AnyObject>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void, name: String = "",
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(Identity(Target.self, name, fileID, line, column)) {
      (target: Target, _, _) throws(UIKitMisuse) in
      method(target)()
    }
  }

  /// Names a method that takes the sender, or whatever its caller passes first.
  @preconcurrency public init<Target: AnyObject, First>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First) -> Void,
    name: String = "",
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let identity = Identity(Target.self, name, fileID, line, column)
    self.init(identity) { (target: Target, first, _) throws(UIKitMisuse) in
      method(target)(try identity.argument(first))
    }
  }

  /// Names a method that takes the sender and the event, or whatever its caller passes.
  @preconcurrency public init<Target: AnyObject, First, Second>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Void,
    name: String = "",
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let identity = Identity(Target.self, name, fileID, line, column)
    self.init(identity) { (target: Target, first, second) throws(UIKitMisuse) in
      method(target)(try identity.argument(first), try identity.argument(second))
    }
  }

  /// Names whatever method the target's class registers under the name, for storyboards whose
  /// action goes to the first responder that has it.
  init(registeredAs name: String) {
    identity = Identity(Selector.self, name, "", 0, 0)
    acceptsTarget = { InterfaceConnections.action(name, of: Swift.type(of: $0)) != nil }
    invoke = { (target, first, second) throws(UIKitMisuse) in
      guard let selector = InterfaceConnections.action(name, of: Swift.type(of: target)) else {
        return
      }
      try selector.invoke(target, first, second)
    }
  }

  private init<Target: AnyObject>(
    _ identity: Identity,
    body: @escaping @MainActor @Sendable (Target, Any?, Any?) throws(UIKitMisuse) -> Void
  ) {
    self.identity = identity
    acceptsTarget = { $0 is Target }
    invoke = { (target, first, second) throws(UIKitMisuse) in
      // The type was asked for before.
      guard let target = target as? Target else { return }
      try body(target, first, second)
    }
  }

  /// Whether the object has the method: whether it is of the class that the selector was made from.
  @MainActor package func isImplemented(by target: AnyObject) -> Bool {
    acceptsTarget(target)
  }

  /// Calls the method with as many of the arguments as it takes, and says whether the target has it.
  ///
  /// An argument of another type than the method's is reported and the method not called.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
    guard acceptsTarget(target) else { return false }
    do {
      try invoke(target, first, second)
    } catch {
      Headless.report(error)
    }
    return true
  }
}

extension Selector: Hashable, CustomStringConvertible {
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  /// The name, or the target's type and the place in the source.
  public var description: String { identity.description }
}

extension Selector {
  /// By what selectors are told apart.
  private struct Identity: Hashable, Sendable, CustomStringConvertible {
    let type: ObjectIdentifier
    let description: String

    init(
      _ type: any Any.Type, _ name: String, _ fileID: String, _ line: UInt, _ column: UInt
    ) {
      self.type = ObjectIdentifier(type)
      description = name.isEmpty ? "\(type) method at \(fileID):\(line):\(column)" : name
    }

    func argument<Argument>(_ value: Any?) throws(UIKitMisuse) -> Argument {
      if let argument = value as? Argument { return argument }
      throw UIKitMisuse.actionArgument(
        selector: description, expected: "\(Argument.self)",
        actual: value.map { "\(Swift.type(of: $0))" } ?? "nil")
    }
  }
}
