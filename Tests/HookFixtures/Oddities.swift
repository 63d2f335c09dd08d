public import Foundation

/// Properties in shapes that are seldom met.
open class Oddities {
  @inline(never) public init() {}

  open lazy var lazy = "made when needed"
  @Doubled open var wrapped = 3
  open unowned var unowned = Oddities.anchor
  open unowned(unsafe) var unsafe = Oddities.anchor
  open var unmanaged: Unmanaged<NSObject>?
  open var pointer: UnsafeMutableRawPointer?
  open var simd2 = SIMD2<Float>()
  open var simd3 = SIMD3<Double>()
  open var int128: Int128 = 0
  open var float16: Float16 = 0
  #if arch(x86_64)
    open var float80: Float80 = 0
  #endif
  open var result: Result<Int, any Error> = .success(0)
  open var range = 0..<1
  open var character: Character = "a"
  open var substring: Substring = ""
  open var uuid = UUID()
  open var hashable: AnyHashable = 0
  open var functions: [() -> Int] = []
  open var function = Function { 0 }
  open var cFunction: @convention(c) (Int32) -> Int32 = { $0 }
  open var type: any Any.Type = Int.self
  open var bound: any AnyObject & Shape = Polygon()
  open var tree = Tree.leaf(0)
  open var inner = Inner()
  open subscript(index: Int) -> String {
    get { "\(index)" + lazy }
    set { lazy = newValue + "\(index)" }
  }
  nonisolated(unsafe) public static let anchor = NSObject()
}

extension Oddities: Labelled {
  public var inExtension: Int {
    get { lazy.count }
    set { lazy = String(repeating: "a", count: newValue) }
  }
}

public protocol Labelled: AnyObject {}

extension Labelled {
  public var label: String {
    get { "label" }
    set { _ = newValue }
  }
}

@propertyWrapper public struct Doubled {
  public var wrappedValue: Int
  public var projectedValue: Int { wrappedValue * 2 }
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

public final class Polygon: Shape {
  public let sides: Int
  public init(_ sides: Int = 3) { self.sides = sides }
}

public struct Function {
  public var body: () -> Int
  public init(_ body: @escaping () -> Int) { self.body = body }
}

public struct Inner: Equatable {
  public var number = 0
  public init() {}
}

public indirect enum Tree: Equatable { case leaf(Int), node(Tree, Tree) }

/// A generic subclass of a generic class, with conditions.
open class Shelf<First: Hashable, Second>: Container<[First: Second]> {
  open var second: Second?
  open override var count: Int {
    get { super.count }
    set { super.count = newValue + 1 }
  }
}

@dynamicMemberLookup open class Lookup {
  @inline(never) public init() {}
  open var inner = Inner()
  open subscript<Value>(dynamicMember path: WritableKeyPath<Inner, Value>) -> Value {
    get { inner[keyPath: path] }
    set { inner[keyPath: path] = newValue }
  }
}

open class Encoder: JSONEncoder, @unchecked Sendable {
  open var number = 0
  open func add(_ other: Int) -> Int { number + other }
}
