internal import CInterception

/// A realised native Swift class: the record that its instances point at.
///
/// This type is the module's way to a class's memory. The layout is that of a Swift runtime without
/// Objective-C: words at fixed distances from the address point, then the method words.
struct ClassMetadata: Hashable {
  let address: UnsafeRawPointer

  /// The word before the value witnesses: what ends an instance's life.
  static let destroyWord = -2

  /// Classes that C, C++ or Objective-C has laid out.
  private static let otherClassKinds: [UInt] = [0x203, 0x204, 0x305]

  init(unsafeAddress address: UnsafeRawPointer) { self.address = address }

  init(of type: Any.Type) throws(HookError) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    #if canImport(ObjectiveC)
      throw .notNativeSwiftClass(String(reflecting: type))
    #else
      let kind = address.load(as: UInt.self)
      guard kind == 0 else {
        throw ClassMetadata.otherClassKinds.contains(kind)
          ? .notNativeSwiftClass(String(reflecting: type)) : .notAClass(String(reflecting: type))
      }
    #endif
  }

  init(ofObject object: AnyObject) throws(HookError) { try self.init(of: Swift.type(of: object)) }

  /// The class that an object says it is, read without a reference.
  static func unsafeClass(ofObjectAt object: UnsafeRawPointer) -> ClassMetadata {
    ClassMetadata(unsafeAddress: object.load(as: UnsafeRawPointer.self))
  }

  var superclass: ClassMetadata? {
    (address + 8).load(as: UnsafeRawPointer?.self).map(ClassMetadata.init(unsafeAddress:))
  }

  var descriptor: ClassDescriptor? {
    (address + 40).load(as: UnsafeRawPointer?.self).flatMap(ClassDescriptor.init)
  }

  var name: String { String(reflecting: type) }
  var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }
  var instanceSize: Int { Int((address + 24).load(as: UInt32.self)) }

  /// The number of words from the address point to the end.
  var wordCount: Int { (size - addressPoint) / 8 }

  private var size: Int { Int((address + 32).load(as: UInt32.self)) }
  private var addressPoint: Int { Int((address + 36).load(as: UInt32.self)) }

  /// This class and those above it, nearest first.
  var lineage: some Sequence<ClassMetadata> {
    sequence(first: self) { $0.superclass }
  }

  func isOrInherits(from other: ClassMetadata) -> Bool { lineage.contains(other) }

  func location(ofWord word: Int) -> UnsafeMutablePointer<UnsafeRawPointer?> {
    UnsafeMutableRawPointer(mutating: address + word * 8)
      .assumingMemoryBound(to: UnsafeRawPointer?.self)
  }

  func function(atWord word: Int) -> UnsafeRawPointer? { hook_patch_read(location(ofWord: word)) }

  /// The method whose word it is, declared by this class or one above it.
  func method(atWord word: Int) -> (owner: ClassMetadata, descriptor: MethodDescriptor)? {
    for owner in lineage {
      guard let table = owner.descriptor?.methods, let index = table.index(ofWord: word) else {
        continue
      }
      return (owner, table[index])
    }
    return nil
  }

  /// A copy for stand-in objects, with some words replaced. The caller ends it with `deallocateCopy`.
  func makeCopy(replacing words: [(word: Int, function: UnsafeRawPointer)]) -> ClassMetadata {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    copy.copyMemory(from: address - addressPoint, byteCount: size)
    let point = copy + addressPoint
    for (word, function) in words {
      point.storeBytes(of: function, toByteOffset: word * 8, as: UnsafeRawPointer.self)
    }
    return ClassMetadata(unsafeAddress: point)
  }

  func deallocateCopy() {
    UnsafeMutableRawPointer(mutating: address - addressPoint).deallocate()
  }
}
