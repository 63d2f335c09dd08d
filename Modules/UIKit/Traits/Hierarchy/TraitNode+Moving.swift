import UIEnvironmentCore

extension TraitNode {
  /// Puts the node with all below it under another, before one of its children or as the last; under
  /// none if `parent` is `nil`.
  ///
  /// Nobody is told: the objects show what they did until the update that follows their arrival in a
  /// window's hierarchy. Costs a step for each node below, unless the parent stays the same.
  func move(to parent: TraitNode?, before sibling: TraitNode? = nil) {
    guard parent !== self, sibling !== self else { return }
    let staysWithParent = place.parent === parent?.place
    if isAttached, !staysWithParent { keepShown() }
    TraitHierarchy.domain.silently {
      place.move(to: parent?.place, before: sibling?.place)
    }
    guard !staysWithParent else { return }
    TraitHierarchy.structureChanged()
    setAttached(parent?.isAttached ?? false)
  }

  private func keepShown() {
    walk { node in
      if node.shown == nil { node.shown = node.collection }
      return true
    }
  }

  private func setAttached(_ attached: Bool) {
    if attached != isAttached {
      walk { node in
        if attached { node.flags.insert(.isAttached) } else { node.flags.remove(.isAttached) }
        node.flags.remove(.isArriving)
        return true
      }
    }
    if attached { flags.insert(.isArriving) }
    if needsUpdate || flags.meets(.needsUpdateBelow) { carryNeedForUpdateUp() }
  }

  /// Lets the nodes above know that there is something to update below, up to the first that does.
  func carryNeedForUpdateUp() {
    var next = place.parent
    while let current = next {
      let node = Self.of(current)
      guard !node.flags.meets(.needsUpdateBelow) else { return }
      node.flags.insert(.needsUpdateBelow)
      next = current.parent
    }
  }
}
