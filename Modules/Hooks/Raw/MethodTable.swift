/// The methods that one class adds to those it inherits, in the order of its metadata's words.
struct MethodTable {
  /// The word of the first method, counted from the metadata's address point.
  let firstWord: Int
  let count: Int
  let base: UnsafeRawPointer

  subscript(index: Int) -> MethodDescriptor {
    MethodDescriptor(address: base + index * MethodDescriptor.size)
  }

  func index(of descriptor: UnsafeRawPointer) -> Int? {
    let distance = descriptor - base
    guard distance >= 0, distance < count * MethodDescriptor.size else { return nil }
    return distance / MethodDescriptor.size
  }

  func index(ofWord word: Int) -> Int? {
    let index = word - firstWord
    return index >= 0 && index < count ? index : nil
  }
}
