/// The objects that override traits, so that a key that is bridged later finds what they set.
@MainActor
enum TraitOverriders {
  private struct Entry {
    weak var member: (any TraitHierarchyMember)?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static var living: [any TraitHierarchyMember] { entries.values.compactMap(\.member) }

  static func add(_ member: any TraitHierarchyMember) {
    entries[ObjectIdentifier(member.traitNode)] = Entry(member: member)
  }

  static func remove(_ node: TraitNode) {
    entries[ObjectIdentifier(node)] = nil
  }
}
