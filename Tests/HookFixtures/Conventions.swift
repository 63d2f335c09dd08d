/// Methods that take arguments and return results in other ways than their types say.
open class Conventions {
  public final var text = ""
  public required init() {}
  public required init(_ text: String) { self.text = text }

  open class var title: String {
    get { storage }
    set { storage = newValue }
  }
  nonisolated(unsafe) private static var storage = ""

  open var value = "value"
  open var number = 0
  open subscript(index: Int) -> String {
    get { text }
    set { text = newValue + "\(index)" }
  }

  open func consume(_ number: Int, _ text: consuming String) -> String {
    text += "\(number)"
    return text
  }
  open func keep(_ other: __owned Conventions) -> Conventions { other }
  open func send(_ other: sending Conventions) -> Conventions { other }
  open func wide() -> FiveWords { FiveWords(1, "wide") }
  open func count() -> Int { text.count }
  open func generic<Value>(_ value: Value) -> Value { value }
  open func literal<Value: ExpressibleByIntegerLiteral>() -> Value { 7 }
  open func sequence() -> some Sequence<Int> { [1, 2, 3] }
  open func itself() -> Self { self }
  open func increment(_ number: inout Int) { number += 1 }
  open func compare(_ text: String, _ flag: Bool, _ other: Conventions?) -> String {
    "\(text) \(flag) \(other == nil)"
  }
  open func swapped(_ box: Box, _ fleeting: Fleeting) -> Int { box.number }
  open func throwTyped(_ code: Int) throws(LongFailure) -> String {
    guard code >= 0 else { throw LongFailure(text: "a failure too long for two words, \(code)") }
    return "\(code)"
  }
  /// Not to be reached by a hook, and not to be run without a parent.
  public final func textOfParent() -> String { parent!.text }
  public final var parent: Conventions?
}

open class SubConventions: Conventions {}

public struct LongFailure: Error, Equatable {
  public let text: String
  public init(text: String) { self.text = text }
}

/// What a probe may have begun to access when it arrives at the method.
public enum Global {
  nonisolated(unsafe) public static var number = 0
}
