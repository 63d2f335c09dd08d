extension Array where Element: Hashable {
  /// The elements that come more than once, each once, in the order of their second coming.
  var duplicates: [Element] {
    var seen = Set<Element>(minimumCapacity: count)
    var reported: Set<Element> = []
    return filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }

  /// Appends those elements that the array does not have yet.
  mutating func appendMissing(_ new: [Element]) {
    var present = Set(self)
    for element in new where present.insert(element).inserted { append(element) }
  }
}
