/// What a listener does with a method's calls.
enum MethodUse {
  /// Looks at arguments when a call arrives, or at nothing.
  case arrival
  /// Looks at arguments and result when the method has returned.
  case outcome
  /// Stands in for the method.
  case replacement
  /// Stands in for the method, and may throw.
  case throwingReplacement

  var isReplacement: Bool { self == .replacement || self == .throwingReplacement }
}

/// How a method takes its arguments and throws, beyond what their types say.
struct MethodConventions {
  /// The arguments that the method ends, and that a caller must hand over.
  var consumedArguments: [Int] = []
  /// Whether the method throws errors of one type, which travel as values of that type do.
  var throwsTypedErrors = false
}

extension MethodSignature {
  /// Takes over the conventions of the method that a probe has found, and refuses a listener that could
  /// not be served under them.
  ///
  /// Metadata tell setters and initialisers, which consume what they are given. The rest stands in the
  /// method's mangled name alone: in a program that has been stripped of names it is taken for granted that
  /// the method consumes nothing, is not generic, and returns what the probe does.
  func adopt<Result>(
    _ method: MethodProbe.Found, for use: MethodUse, result: Result.Type
  ) throws(HookError) {
    let className = method.target.name
    let declaration = MethodDeclaration.of(method.descriptor)
    switch method.descriptor.kind {
    case .setter, .initializer:
      conventions.consumedArguments = Array(arguments.indices)
      if use.isReplacement, arguments.isEmpty, method.descriptor.kind == .setter {
        throw .signatureMismatch(class: className)
      }
    default:
      let consumed = declaration?.consumedArguments ?? []
      if use.isReplacement, !consumed.isEmpty, declaration?.argumentCount != arguments.count {
        throw .signatureMismatch(class: className)
      }
      conventions.consumedArguments = consumed.filter(arguments.indices.contains)
    }
    conventions.throwsTypedErrors = declaration?.throwsTypedErrors ?? false
    if use == .outcome { try checkArgumentsOutlastCall() }
    if use != .arrival { try check(result, of: method, as: declaration, use) }
    if use == .throwingReplacement, declaration?.throwsErrors == false {
      throw .cannotThrow(class: className)
    }
  }

  private func checkArgumentsOutlastCall() throws(HookError) {
    for index in conventions.consumedArguments where !arguments[index].operations.isTrivial {
      throw .unsupportedArgument(
        position: index + 1, type: String(reflecting: arguments[index].type),
        shape: "the method consumes it, so that it is gone afterwards")
    }
  }

  private func check<Result>(
    _ result: Result.Type, of method: MethodProbe.Found, as declaration: MethodDeclaration?,
    _ use: MethodUse
  ) throws(HookError) {
    func refuse(_ shape: String) throws(HookError) {
      throw .unsupportedResult(type: String(reflecting: result), shape: shape)
    }
    if result != Void.self {
      if method.owner.descriptor?.isGeneric == true {
        try refuse("the result of a generic class's method")
      }
      if declaration?.isGeneric == true { try refuse("the result of a generic method") }
      if declaration?.hasOpaqueResult == true { try refuse("an opaque result") }
    }
    guard let returned = declaration?.result, use.isReplacement || result != Void.self,
      MethodDeclaration.differ(returned, String(reflecting: result))
    else { return }
    try refuse("the method returns \(returned)")
  }
}
