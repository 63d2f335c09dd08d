/// Reads the arguments of a call one after the other.
final class ArgumentReader {
  private let signature: MethodSignature
  private let call: Call
  private var index = 0

  init(_ signature: MethodSignature, _ call: Call) {
    self.signature = signature
    self.call = call
  }

  func next<Value>(_ type: Value.Type) -> Value {
    defer { index += 1 }
    return signature.argument(index, of: call, as: type)
  }
}

/// Writes the arguments of a call one after the other, and keeps them for as long as it lives.
final class ArgumentWriter {
  private let signature: MethodSignature
  private let call: Call
  private let values = ValueStorage()
  private var index = 0

  init(_ signature: MethodSignature, _ call: Call) {
    self.signature = signature
    self.call = call
  }

  func next<Value>(_ value: Value) {
    signature.setArgument(
      index, of: call,
      at: values.keep(value, isTaken: signature.conventions.consumedArguments.contains(index)))
    index += 1
  }
}
