import Foundation

/// A class of another module, in the shape in which hooks are meant to be used.
open class Responder {
  @inline(never) public init() {}

  open var tag = 0
  public var log: [String] = []
}

open class Window: Responder {
  open var style = Style.unspecified {
    didSet { log.append("style \(oldValue)->\(style)") }
  }
  open var level = 1 {
    willSet { log.append("level will \(newValue)") }
    didSet { log.append("level \(oldValue)->\(level)") }
  }
  open var plain = 7
  open var doubled: Int {
    get { plain * 2 }
    set { plain = newValue / 2 }
  }
  open var readOnly: Int { plain + 1 }
  open private(set) var setPrivately = 0
  public final var final = 3
  public var publicOnly = 3
  open var tuple: (UInt8, Int16) = (0, 0)

  open func setInModule(_ number: Int) { plain = number }
  open func addInModule(_ number: Int) { plain += number }
}

open class Panel: Window {
  open override var level: Int {
    get { super.level }
    set { super.level = newValue + 1000 }
  }
  open override var style: Style {
    didSet { log.append("panel style") }
  }
}

/// A subclass that overrides nothing.
open class Sheet: Window {}

public func setFromModule(_ window: Window, level: Int) { window.level = level }
