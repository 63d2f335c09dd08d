import UIEnvironmentCore

extension TraitNode {
  /// How many rounds of changes made by handlers one update follows before it gives up.
  private static var roundLimit: Int { 100 }

  /// Brings the object and all below it up to date: first what is pending above it, then the rest.
  ///
  /// Handlers run before this returns. Within a handler it brings forward those whose turn has not
  /// come. Does nothing for an object that is not in a window's hierarchy.
  func update() {
    guard isAttached else { return }
    for update in TraitHierarchy.updates { update.bringForward(self) }
    for _ in 0..<Self.roundLimit {
      guard TraitHierarchy.root.flags.meets(.needsUpdateBelow) || TraitHierarchy.root.needsUpdate
      else { return }
      let waiting = takeWaiting()
      guard !waiting.isEmpty else { return settleAbove() }
      TraitUpdate().run(for: waiting)
    }
    Headless.report(.traits(.doNotSettle(rounds: Self.roundLimit)))
  }

  /// The nodes above this one and those at and below it that need an update, parents first. They
  /// count as updated from now on.
  private func takeWaiting() -> [TraitNode] {
    var waiting: [TraitNode] = []
    var above = parent
    while let node = above {
      if node.needsUpdate { waiting.append(node) }
      above = node.parent
    }
    waiting.reverse()
    walk { node in
      if node.needsUpdate { waiting.append(node) }
      defer { node.flags.remove(.needsUpdateBelow) }
      return node.flags.meets(.needsUpdateBelow)
    }
    return waiting
  }

  /// Takes the word back that something needs an update below, as far up as that is quick to know.
  private func settleAbove() {
    var above = parent
    while let node = above, !node.hasChildInNeedOfUpdate(amongAtMost: 16) {
      node.flags.remove(.needsUpdateBelow)
      above = node.parent
    }
  }

  /// Whether a child or something below it needs an update; with more children than asked for,
  /// whether one may.
  private func hasChildInNeedOfUpdate(amongAtMost limit: Int) -> Bool {
    var next = place.firstChild
    for _ in 0..<limit {
      guard let current = next else { return false }
      let child = Self.of(current)
      if child.flags.meets(.needsUpdateBelow) || child.needsUpdate { return true }
      next = current.nextSibling
    }
    return next != nil
  }
}
