/// Methods of every shape.
open class Service {
  @inline(never) public init() {}

  public var log: [String] = []

  open func plain() { log.append("plain") }
  public var step = 1
  @inline(never) open func increment(_ number: Int) -> Int { number + step }
  open func scale(_ factor: Double, _ number: Int, _ single: Float) -> Double {
    factor * Double(number) + Double(single)
  }
  open func greet(_ name: String, loudly: Bool) -> String {
    loudly ? "HELLO \(name)" : "hello \(name)"
  }
  open func find(_ key: String?) -> String? { key.map { "<\($0)>" } }
  open func mix(_ value: Mixed) -> Mixed { Mixed(value.count + 1, value.ratio * 2, value.extra) }
  open func grow(_ value: Rectangle) -> Rectangle {
    Rectangle(value.x, value.y, value.width + 1, value.height + 1)
  }
  open func four(_ value: FourWords) -> FourWords { FourWords(value.a + 1, value.text, value.d) }
  open func five(_ value: FiveWords) -> FiveWords { FiveWords(value.a + 1, value.text) }
  open func small(_ value: Small) -> Small { Small(!value.flag, value.short + 1, value.float * 2) }
  open func box(_ value: Box?) -> Box? { value.map { Box($0.number + 1) } }
  open func list(_ values: [Int]) -> [Int] { values + [0] }
  open func count(_ value: Int?, _ other: Double?) -> Int? { value.map { $0 + Int(other ?? 0) } }
  open func style(_ style: Style) -> Style { style == .dark ? .light : .dark }
  open func bytes(_ a: Int8, _ b: UInt16, _ c: UInt32) -> UInt8 { UInt8(Int(a) + Int(b) + Int(c)) }
  open func shape(_ shape: any Shape) -> any Shape { Square(shape.sides + 1) }
  open func wide(_ a: Empty, _ b: Int, _ c: Empty) -> Int { b }
  open func payload(_ value: Payload) -> Payload { value }
  open func function(_ body: (Int) -> Int) -> Int { body(1) }

  open func many(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: String
  ) -> String { "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)\(i)" }

  open func floats(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double,
    _ h: Double, _ i: Double, _ j: Float
  ) -> Double { a + b + c + d + e + f + g + h + i * 10 + Double(j) * 100 }

  open func load(_ code: Int) throws -> Int {
    if code < 0 { throw Failure(code) }
    return code * 2
  }
  open func loadTyped(_ code: Int) throws(Failure) -> Int {
    if code < 0 { throw Failure(code) }
    return code * 2
  }
  open func wait(_ number: Int) async -> Int { number }
  open func recurse(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + recurse(depth - 1) }

  public final func sealed() -> Int { 1 }
  open class func make(_ number: Int) -> Int { number }
  open class func parse(_ code: Int) throws -> Int {
    if code < 0 { throw Failure(code) }
    return code
  }
  open class var shared: Int {
    get { storage }
    set { storage = newValue }
  }
  nonisolated(unsafe) private static var storage = 0
}

open class SubService: Service {
  open override func increment(_ number: Int) -> Int { super.increment(number) + 100 }
}

open class Container<Element> {
  @inline(never) public init(_ item: Element) { self.item = item }
  open var item: Element
  open var count = 0
  open func replace(_ item: Element) -> Element {
    defer { self.item = item }
    return self.item
  }
}

public final class Sealed {
  @inline(never) public init() {}
  public var number = 0
}

open class Fleeting {
  @inline(never) public init(_ name: String, _ end: @escaping (String) -> Void) {
    self.name = name
    self.end = end
  }
  public let name: String
  private let end: (String) -> Void
  open var number = 0
  deinit { end("deinit \(name)") }
}

open class SubFleeting: Fleeting {}
