/// A class of the main actor.
@preconcurrency @MainActor
open class Screen {
  @inline(never) public init() {}
  open var style = Style.unspecified
  open func redraw(_ times: Int) -> Int { times }
}
