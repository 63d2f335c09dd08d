/// The rest of a call, as a replacement gets it. It must not be kept after the replacement has returned.
public struct Original<Subject, each Argument, Result> {
  private let signature: MethodSignature
  private let call: Call
  private let proceed: Replacement.Proceed

  init(_ signature: MethodSignature, _ call: Call, _ proceed: @escaping Replacement.Proceed) {
    self.signature = signature
    self.call = call
    self.proceed = proceed
  }

  /// Continues with the given object and arguments, and returns what comes of it.
  public func callAsFunction(
    _ subject: Subject, _ arguments: repeat each Argument
  ) -> Result {
    signature.run(proceed, call, on: subject, with: repeat each arguments) { event in
      // Whoever wrote the probe without `throws` has said that this cannot be, and nothing can carry the
      // error from here: the replacement's caller may not be ready for one.
      guard !event.hasThrown else {
        fatalError("a method threw whose probe does not throw: \(event.takeError())")
      }
      return signature.takeResult(of: event.call, as: Result.self)
    }
  }
}

/// The rest of a throwing call, as a replacement gets it. It must not be kept after the replacement has
/// returned.
public struct ThrowingOriginal<Subject, each Argument, Result> {
  private let signature: MethodSignature
  private let call: Call
  private let proceed: Replacement.Proceed

  init(_ signature: MethodSignature, _ call: Call, _ proceed: @escaping Replacement.Proceed) {
    self.signature = signature
    self.call = call
    self.proceed = proceed
  }

  /// Continues with the given object and arguments, and returns or throws what comes of it.
  public func callAsFunction(
    _ subject: Subject, _ arguments: repeat each Argument
  ) throws -> Result {
    let outcome: Swift.Result<Result, any Error> = signature.run(
      proceed, call, on: subject, with: repeat each arguments
    ) { event in
      guard !event.hasThrown else { return .failure(event.takeError()) }
      return .success(signature.takeResult(of: event.call, as: Result.self))
    }
    return try outcome.get()
  }
}

extension MethodSignature {
  /// Continues with a call that has other arguments, perhaps on another object.
  fileprivate func run<Subject, each Argument, Result>(
    _ proceed: Replacement.Proceed, _ call: Call, on other: Subject,
    with changed: repeat each Argument, outcome: (MethodEvent) -> Result
  ) -> Result {
    withCopy(of: call) { copy in
      let writer = ArgumentWriter(self, copy)
      repeat writer.next(each changed)
      let event = MethodEvent(call: copy)
      return withExtendedLifetime((other, writer, event)) {
        proceed(
          unsafeBitCast(other, to: UnsafeMutableRawPointer.self),
          Unmanaged.passUnretained(event).toOpaque())
        return outcome(event)
      }
    }
  }
}
