/// What is hooked: a class of another module, as a program meets it.
open class Subject {
  @inline(never) public init() {}

  open var number = 0
  open var text = ""
  open dynamic var replaced = 0

  open func add(_ other: Int) -> Int { number &+ other }
}
