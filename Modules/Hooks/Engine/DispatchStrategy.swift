internal import CInterception

// snippet: protocol
/// How calls of one kind of member are taken apart, told of, and carried on.
///
/// A strategy belongs to one member and lives as long as its class: its address is in the entry slots.
protocol DispatchStrategy: AnyObject {
  /// Decides what runs for one call; gets the strategy from the slot.
  var dispatch: hook_dispatch { get }
  /// How many integer and how many vector registers carry arguments, not counting self.
  var registers: (integers: Int, vectors: Int) { get }
  /// How many words of arguments may lie on the stack; if any, all registers may carry some.
  var stackWords: Int { get }
  /// Throws when a backend cannot carry the member's values.
  func check(_ backend: HookBackend) throws(HookError)
}
// end of snippet

extension DispatchStrategy {
  var stackWords: Int { 0 }
  func check(_ backend: HookBackend) throws(HookError) {}
}
