public struct Mixed: Equatable, Sendable {
  public var count: Int
  public var ratio: Double
  public var extra: Int

  public init(_ count: Int, _ ratio: Double, _ extra: Int) {
    (self.count, self.ratio, self.extra) = (count, ratio, extra)
  }
}

public struct Rectangle: Equatable, Sendable {
  public var x, y, width, height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

public struct OneWord: Equatable, Sendable {
  public var a: Int
  public init(_ a: Int) { self.a = a }
}

public struct TwoWords: Equatable, Sendable {
  public var a, b: Int
  public init(_ a: Int, _ b: Int) { (self.a, self.b) = (a, b) }
}

public struct FourWords: Equatable, Sendable {
  public var a: Int
  public var text: String
  public var d: Int
  public init(_ a: Int, _ text: String, _ d: Int) { (self.a, self.text, self.d) = (a, text, d) }
}

public struct FiveWords: Equatable, Sendable {
  public var a, b, c: Int
  public var text: String
  public init(_ a: Int, _ text: String) { (self.a, b, c, self.text) = (a, a + 1, a + 2, text) }
}

public struct Small: Equatable, Sendable {
  public var flag: Bool
  public var short: Int16
  public var float: Float
  public init(_ flag: Bool, _ short: Int16, _ float: Float) {
    (self.flag, self.short, self.float) = (flag, short, float)
  }
}

public struct Empty: Equatable, Sendable {
  public init() {}
}

public enum Style: Int, Sendable { case unspecified, light, dark }

public enum Payload: Equatable, Sendable {
  case none
  case number(Int)
  case text(String)
  case pair(Int, Int)
}

public protocol Shape { var sides: Int { get } }

public struct Square: Shape {
  public let sides: Int
  public init(_ sides: Int = 4) { self.sides = sides }
}

public struct Failure: Error, Equatable {
  public let code: Int
  public init(_ code: Int) { self.code = code }
}

public final class Box {
  public let number: Int
  public init(_ number: Int) { self.number = number }
}
