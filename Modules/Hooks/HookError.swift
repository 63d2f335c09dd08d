/// Why a hook could not be installed. Nothing has been changed when one of these is thrown.
public enum HookError: Error, Equatable {
  /// The target is a protocol type or a value type. Name a class.
  case notAClass(String)
  /// The class is foreign, or the platform's classes follow another layout. Announce changes instead:
  /// ``HookBackend/explicit``.
  case notNativeSwiftClass(String)
  /// Members of a final class are called directly. Make the class `open` or not final.
  case finalClass(String)
  /// The member's accessors are called directly: it is `final`, `private`, or not a member of the
  /// class. Make it `open`.
  case notDispatched(member: String, class: String)
  /// The property is read-only for a setter hook.
  case noSetter(member: String, class: String)
  /// The key path goes through several properties, an optional, or a subscript. Name one property.
  case severalComponents(String)
  /// The probe called no overridable method of the class: the method is private or final, or the
  /// optimiser resolved the call.
  case noMethodDescriptor(class: String)
  /// A tuple travels as several values. Use a struct.
  case tupleValue(String)
  /// How a value of this type travels could not be established.
  case unsupportedValue(String)
  /// An argument of the method has a shape that cannot be decoded; arguments are counted from 1.
  case unsupportedArgument(position: Int, type: String, shape: String)
  /// The method's result has a shape that cannot be decoded.
  case unsupportedResult(type: String, shape: String)
  /// The replacement may throw, and the method may not. Write a replacement that does not throw.
  case cannotThrow(class: String)
  /// What the probe passed is not what the method received: it must pass its own arguments on, in
  /// their order.
  case signatureMismatch(class: String)
  /// The probe changes or reads a property in place (`+=`, `inout`), which is no call of a method. Name the
  /// property by its key path, or have the probe assign to it.
  case inPlaceAccess(class: String)
  /// An asynchronous method returns before it is done.
  case asyncMethod(class: String)
  /// An actor's methods are entered by way of its executor.
  case actorMethod(class: String)
  /// The object's deinitialiser has begun: there is nothing left to hook.
  case objectIsEnding(class: String)
  /// Each hooked member of each class takes one entry stub, and all are taken.
  case outOfEntryStubs(limit: Int)
  /// The class's metadata is read-only and cannot be made writable. `workingBackend` needs no writing.
  case readOnlyMetadata(class: String, workingBackend: HookBackend)
  /// No entry stubs exist for this processor. `workingBackend` needs none.
  case unsupportedProcessor(workingBackend: HookBackend)
  /// The backend cannot carry the member's values.
  case unsupportedByBackend(HookBackend, reason: String)
  /// The member is being served by another backend than the one asked for. Cancel its hooks first, or
  /// name no backend.
  case servedByAnotherBackend(active: HookBackend, requested: HookBackend)
}

extension HookError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAClass(let type):
      "\(type) is not a class"
    case .notNativeSwiftClass(let type):
      "\(type) is not a class of Swift's own layout; announce its changes (HookBackend.explicit)"
    case .finalClass(let type):
      "\(type) is final: its members are called directly; make the class open or not final"
    case .notDispatched(let member, let type):
      "\(member) cannot be hooked in \(type): it is final or private and called directly; make it open"
    case .noSetter(let member, let type):
      "\(member) cannot be set in \(type)"
    case .severalComponents(let member):
      "the key path to \(member) must name exactly one property of the class"
    case .noMethodDescriptor(let type):
      "the probe called no overridable method of \(type): private, final, or resolved by the optimiser"
    case .tupleValue(let type):
      "the tuple \(type) travels as several values; use a struct"
    case .unsupportedValue(let type):
      "cannot establish how a value of type \(type) is passed"
    case .unsupportedArgument(let position, let type, let shape):
      "argument \(position) of type \(type) cannot be decoded: \(shape)"
    case .unsupportedResult(let type, let shape):
      "the result of type \(type) cannot be decoded: \(shape)"
    case .cannotThrow(let type):
      "the method of \(type) does not throw, so its replacement must not either"
    case .signatureMismatch(let type):
      "the probe must pass exactly its own arguments on to the method of \(type), in their order"
    case .inPlaceAccess(let type):
      "the probe uses a property of \(type) in place; name it by a key path, or assign to it"
    case .asyncMethod(let type):
      "the method of \(type) is async and cannot be hooked"
    case .actorMethod(let type):
      "\(type) is an actor; its methods cannot be hooked"
    case .objectIsEnding(let type):
      "the object, a \(type), is being deinitialised"
    case .outOfEntryStubs(let limit):
      "all \(limit) entry stubs are taken"
    case .readOnlyMetadata(let type, let backend):
      "the metadata of \(type) cannot be made writable; use the \(backend) backend"
    case .unsupportedProcessor(let backend):
      "no interception on this processor; use the \(backend) backend"
    case .unsupportedByBackend(let backend, let reason):
      "the \(backend) backend cannot serve this hook: \(reason)"
    case .servedByAnotherBackend(let active, let requested):
      "the member is served by the \(active) backend, \(requested) was asked for"
    }
  }
}
