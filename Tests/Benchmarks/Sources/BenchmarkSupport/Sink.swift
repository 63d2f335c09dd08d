/// Takes what measured code has made, so that the compiler cannot leave the making out.
@MainActor
public enum Sink {
  @exclusivity(unchecked) public static var total: UInt64 = 0

  @inline(__always)
  public static func take(_ text: String) { total &+= UInt64(text.utf8.count) }
}

/// Values to write in turn: each differs from the one before.
public struct Locales {
  private static let names = ["en_US", "fr_FR", "pl_PL"]
  private var index = 0

  public init() {}

  public mutating func next() -> String {
    index = (index + 1) % 3
    return Self.names[index]
  }
}

/// Objects to go through one by one at no other cost than that of getting to them: a loop over an
/// array retains and releases each. The array must stay alive.
public struct Unretained<Object: AnyObject> {
  @usableFromInline let references: [Unmanaged<Object>]

  public init(_ objects: [Object]) {
    references = objects.map { .passUnretained($0) }
  }

  @inlinable @inline(__always)
  public func forEach(_ body: (Object) -> Void) {
    for reference in references { reference._withUnsafeGuaranteedRef(body) }
  }
}
