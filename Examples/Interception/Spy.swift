import UIEnvironmentHooks

/// Records what is called on one object, and answers for it: what a test needs of a mocking library.
///
///     let spy = Spy(on: account)
///     try spy.record("withdraw", { (account: Account, amount: Int) in try account.withdraw(amount) })
///     try spy.stub("statement", returning: "-") { (account: Account, month: String) in
///       account.statement(for: month)
///     }
///     …
///     spy.calls  // ["withdraw 5", "statement May"]
final class Spy<Object: AnyObject> {
  private let object: Object
  private var tokens: [HookToken] = []
  private(set) var calls: [String] = []

  init(on object: Object) { self.object = object }

  deinit { tokens.forEach { $0.cancelHook() } }

  func count(of name: String) -> Int { calls.count { $0.hasPrefix(name) } }

  /// Records the calls of a method, which run as before.
  func record<Argument, Result>(
    _ name: String, _ method: (Object, Argument) throws -> Result
  ) throws {
    tokens.append(
      try hookBefore(object: object, calling: method) { [unowned self] _, argument in
        calls.append("\(name) \(argument)")
      })
  }

  /// Records what a property is set to.
  func record<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) throws {
    tokens.append(
      try hookBefore(object: object, setting: path) { [unowned self] _, value in
        calls.append("\(name) = \(value)")
      })
  }

  /// Records the calls of a method, and answers in its place.
  func stub<Argument, Result>(
    _ name: String, returning result: Result, _ method: (Object, Argument) -> Result
  ) throws {
    tokens.append(
      try hookInstead(object: object, calling: method) { [unowned self] _, argument, _ in
        calls.append("\(name) \(argument)")
        return result
      })
  }

  /// Records the calls of a method, and throws in its place.
  func stub<Argument, Result>(
    _ name: String, throwing error: any Error, _ method: (Object, Argument) throws -> Result
  ) throws {
    tokens.append(
      try hookInstead(object: object, calling: method) { [unowned self] _, argument, _ in
        calls.append("\(name) \(argument)")
        throw error
      })
  }
}
