/// Sets in another hierarchy what is set in the environment, for one key.
@MainActor
package protocol OverrideMirror: AnyObject {
  /// A node is about to override the key with a cell's value.
  func willOverride(with cell: AnyCell, at node: PropagationNode)

  /// A node is about to lose its override of the key, if it has one.
  func willRemoveOverride(at node: PropagationNode)
}

extension UIEnvironmentNode {
  /// Overrides keys, as a program asks for it, in the environment and in what mirrors it.
  package func applyAndMirror(overrides: [AnyCell], removing removed: [AnySlot]) {
    for cell in overrides { cell.anySlot.mirror?.willOverride(with: cell, at: self) }
    for slot in removed { slot.mirror?.willRemoveOverride(at: self) }
    apply(overrides: overrides, removing: removed)
  }
}
