internal import CInterception

/// What a hook on a member would reach: for tests, and for finding out why a hook stays silent.
///
///     let found = HookDiagnostics(setting: \Window.level)
///     found.isReachable       // whether a hook can be installed
///     found.reason            // why not
///     found.directCallers     // who goes past it
public struct HookDiagnostics: Sendable {
  /// A place in the program that calls the member's implementation directly, past any hook: a call that
  /// the optimiser has resolved, or a subclass calling `super`, of which the override's call is told.
  public struct DirectCaller: Sendable, Equatable, CustomStringConvertible {
    /// Where the call is, in the memory of the process.
    public let address: UInt
    /// The function that the call is in, if the program keeps its name.
    public let function: String?

    public var description: String { function ?? "0x" + String(address, radix: 16) }
  }

  /// Why no hook can be installed; nil if one can.
  public let reason: HookError?
  /// What a hook would be installed on, if the program keeps the name: what a probe has arrived at, or the
  /// accessor of a property. A final method that a probe calls runs on the stand-in, and what it calls
  /// itself is then arrived at.
  public let member: String?
  /// Direct calls in the image that the class comes from, found by reading its code. Where the optimiser
  /// has put the implementation into its caller, or calls a copy of it, there is nothing to find.
  public let directCallers: [DirectCaller]

  /// Whether a hook can be installed.
  public var isReachable: Bool { reason == nil }

  /// Looks at a property's setter.
  public init<Object: AnyObject, Value>(setting keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init { () throws(HookError) in
      let member = try PropertyMember<Value>(keyPath, in: try ClassMetadata(of: Object.self))
      _ = try member.makeCodec()
      return (member.target, try member.setterWord())
    }
  }

  /// Looks at a property's getter.
  public init<Object: AnyObject, Value>(getting keyPath: KeyPath<Object, Value>) {
    self.init { () throws(HookError) in
      let member = try PropertyMember<Value>(keyPath, in: try ClassMetadata(of: Object.self))
      _ = try member.makeCodec()
      return (member.target, member.accessors.getter)
    }
  }

  /// Looks at the method that a probe calls.
  public init<Object: AnyObject, each Argument, Result>(
    targetClass: Object.Type,
    calling probe: (Object, repeat each Argument) throws -> Result
  ) {
    let found = HookDiagnostics.method(targetClass, probe)
    self.init { () throws(HookError) in try found.get() }
  }

  private static func method<Object: AnyObject, each Argument, Result>(
    _ type: Object.Type, _ probe: (Object, repeat each Argument) throws -> Result
  ) -> Swift.Result<(ClassMetadata, word: Int), HookError> {
    do throws(HookError) {
      let target = try ClassMetadata(of: type)
      let signature = try MethodSignature(arguments: repeat (each Argument).self)
      return .success(
        (
          target,
          try word(
            ofMethodCalledBy: probe, target, isStatic: false, signature, .arrival)
        ))
    } catch {
      return .failure(error)
    }
  }

  private init(_ find: () throws(HookError) -> (ClassMetadata, word: Int)) {
    do throws(HookError) {
      guard hook_interception_is_supported() else {
        throw HookError.unsupportedProcessor(workingBackend: .explicit)
      }
      let (target, word) = try find()
      reason = nil
      member = HookDiagnostics.member(of: target, word)
      directCallers = HookDiagnostics.directCallers(of: target, word)
    } catch {
      reason = error
      member = nil
      directCallers = []
    }
  }

  private static func directCallers(of target: ClassMetadata, _ word: Int) -> [DirectCaller] {
    var function = target.function(atWord: word)
    while let slot = hook_slot_of_stub(function) { function = slot.pointee.original }
    guard let function else { return [] }
    let found = FoundCallers()
    hook_each_direct_caller(
      function,
      { site, context in
        Unmanaged<FoundCallers>.fromOpaque(context!).takeUnretainedValue().sites.append(site)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.sites.map { DirectCaller(address: UInt(bitPattern: $0), function: name(at: $0)) }
  }

  private static func member(of target: ClassMetadata, _ word: Int) -> String? {
    target.method(atWord: word)?.descriptor.implementation
      .flatMap(MethodDeclaration.readableName)
  }

  private static func name(at site: UnsafeRawPointer) -> String? {
    hook_symbol(site).map(MethodDeclaration.readable)
  }
}

private final class FoundCallers {
  var sites: [UnsafeRawPointer] = []
}
