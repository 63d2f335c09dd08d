import Foundation

/// What hands an element of a document to the `init(coder:)` of the object that it stands for.
///
/// To a program's own `init(coder:)` it is an archive that holds no values.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let build: InterfaceBuild

  init(_ element: InterfaceElement, _ build: InterfaceBuild) {
    self.element = element
    self.build = build
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Makes the object be all that the element says, for classes that have one initializer for it.
  @MainActor func fillWhole(_ object: AnyObject) {
    guard let coder = self as? InterfaceCoder else { return }
    do {
      try coder.build.fill(object, from: coder.element)
    } catch {
      coder.build.note(error)
    }
  }

  /// An attribute of the element, for what a class must know before all else; `nil` without one.
  func interfaceValue<Value>(_ attribute: String, _ text: InterfaceText<Value>) -> Value? {
    (self as? InterfaceCoder)?.element[attribute].flatMap(text.parse)
  }

  /// Makes the object be what the element says of this kind; does nothing for any other coder.
  ///
  /// Each class that an element can stand for calls this at the end of its `init(coder:)`, so that a
  /// subclass finds all of it done after `super.init(coder:)`, as on Apple platforms.
  @MainActor func fill(_ object: AnyObject, as kind: ElementKind) {
    guard let coder = self as? InterfaceCoder else { return }
    do {
      try kind.apply(coder.element, to: object, in: coder.build)
    } catch {
      coder.build.note(error)
    }
  }
}
