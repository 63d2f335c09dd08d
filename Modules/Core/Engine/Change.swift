/// What happened to one key at the root of a pass.
struct Change {
  let slot: AnySlot

  /// Where the key resolved to before; `nil` where nothing overrode it.
  let formerCell: AnyCell?

  /// Where it resolves to now.
  let cell: AnyCell?

  /// What it resolved to before; `nil` in a pass whose cell still knows.
  var former: AnyCell?

  /// Whether the key's value is untouched: such a change is carried only for those whom a pass under
  /// way has yet to tell of an older one.
  var isUntouched = false
}
