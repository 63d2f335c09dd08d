/// What one object overrides, as it was last written.
struct TraitOverrideState {
  /// What the program set.
  var written = TraitStorage()

  /// What UIKit itself sets for the object, such as the level of a presentation. The program's
  /// overrides come on top.
  var system = TraitStorage()

  var all: TraitStorage {
    var all = system
    all.merge(written)
    return all
  }
}
