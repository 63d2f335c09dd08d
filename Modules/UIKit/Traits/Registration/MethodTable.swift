/// The words of a native Swift class's metadata, among them its table of methods.
///
/// The layout is that of Swift's stable ABI for platforms without Objective-C. It serves to see
/// whether a class overrides a method; nothing is ever written.
struct MethodTable {
  private struct Header {
    let kind: UInt
    let superclass: UnsafeRawPointer?
    let flags: UInt32
    let instanceAddressPoint: UInt32
    let instanceSize: UInt32
    let instanceAlignmentMask: UInt16
    let reserved: UInt16
    let classSize: UInt32
    let classAddressPoint: UInt32
    let description: UnsafeRawPointer?
    let fieldDestroyer: UnsafeRawPointer?
  }

  private let unsafeStart: UnsafeRawPointer

  /// Metadata of a class is never freed.
  init(of type: AnyClass) {
    unsafeStart = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static let wordSize = MemoryLayout<UInt>.size

  /// The words after the header.
  private var wordCount: Int {
    let header = unsafeStart.load(as: Header.self)
    return (Int(header.classSize) - Int(header.classAddressPoint)) / Self.wordSize
  }

  subscript(index: Int) -> UInt {
    unsafeStart.load(fromByteOffset: index * Self.wordSize, as: UInt.self)
  }

  /// The place of the one method that `overriding` overrides and `plain` does not, both direct
  /// subclasses of this class; `nil` if the tables do not look as they should.
  func indexOfMethod(overriddenIn overriding: MethodTable, notIn plain: MethodTable) -> Int? {
    let first = MemoryLayout<Header>.size / Self.wordSize
    guard first < wordCount, wordCount <= overriding.wordCount, wordCount <= plain.wordCount else {
      return nil
    }
    let candidates = (first..<wordCount).filter {
      self[$0] == plain[$0] && self[$0] != overriding[$0]
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
