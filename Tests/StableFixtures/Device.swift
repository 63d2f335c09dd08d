/// A class of a library that may add members without its clients being compiled again: what a client's
/// subclass adds is found in another way.
open class Device {
  public init() {}

  open var level = 1
  open var name = "device"
  open var size = Size(1, 2)
  open func raise(_ steps: Int) -> Int { level + steps }
  open func resize(_ size: Size) -> Size { Size(size.height, size.width) }
}

/// Travels by address outside the library, since its layout may change.
public struct Size: Equatable, Sendable {
  public var width, height: Int
  public init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
}
