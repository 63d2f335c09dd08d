import Foundation

/// The value of a user-defined runtime attribute, in all forms in which a property may take it.
struct RuntimeAttributeValue: CustomStringConvertible {
  private let forms: [Any]
  let description: String

  /// A truth value, which key-value coding also takes for a number.
  init(_ truth: Bool) {
    forms = [truth, NSNumber(value: truth), truth ? 1 : 0]
    description = truth ? "true" : "false"
  }

  /// A number; a fraction is none for a property that takes whole numbers.
  init(_ number: Double) {
    var forms: [Any] = [number, CGFloat(number), Float(number), NSNumber(value: number)]
    if let whole = Int(exactly: number) {
      forms += [whole, UInt(exactly: whole) as Any, Int32(exactly: whole) as Any, whole != 0]
    }
    self.forms = forms
    description = String(format: "%g", number)
  }

  /// A value that has one form.
  init(_ value: Any) {
    forms = [value]
    description = "\(value)"
  }

  func converted<Value>(to type: Value.Type) -> Value? {
    for form in forms {
      if let value = form as? Value { return value }
    }
    return nil
  }
}
