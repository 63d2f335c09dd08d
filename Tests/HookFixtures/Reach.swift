// What a hook reaches and what the optimiser takes past it.

open class Inlinable {
  public init() {}
  open var value = 0 { didSet { Sink.count &+= 1 } }
  public var publicValue = 0 { didSet { Sink.count &+= 1 } }
  open dynamic var dynamicValue = 0
}

open class Firm {
  @inline(never) public init() {}
  @inline(never) public init(assigning number: Int) { value = number }
  open var value = 0 { didSet { Sink.count &+= 1 } }
}

open class Overriding: Firm {
  open override var value: Int {
    get { super.value }
    set { super.value = newValue }
  }
}

open class GenericFirm<Element>: Firm {
  public let element: Element
  @inline(never) public init(_ element: Element) {
    self.element = element
    super.init()
  }
}

open class GenericOverriding<Element>: Firm {
  open override var value: Int {
    get { super.value }
    set { super.value = newValue }
  }
}

public enum Sink {
  nonisolated(unsafe) public static var count = 0
}

/// Calls from within the classes' own module.
public enum OwnModule {
  @inline(never) public static func set(_ object: Firm) { object.value = 1 }
  @inline(never) public static func setPublic(_ object: Inlinable) { object.publicValue = 1 }
  @inline(never) public static func makeInlinable() {
    let object = Inlinable()
    object.value = 1
  }
  @inline(never) public static func makeFirm() {
    let object = Firm()
    object.value = 1
  }
}

open class Dynamic {
  public init() {}
  open dynamic var value = 0
  open dynamic func add(_ number: Int) -> Int { value + number }
}

open class SubDynamic: Dynamic {
  public override init() { super.init() }
  open override dynamic var value: Int {
    get { super.value }
    set { super.value = newValue + 1000 }
  }
}
