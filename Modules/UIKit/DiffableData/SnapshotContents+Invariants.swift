#if DEBUG
  extension SnapshotContents {
    /// What the parts say that contradicts each other; nothing, unless the code is broken.
    package func violatedInvariants() -> [String] {
      var violated: [String] = []
      if sections.count != items.count { violated.append("a section has lost its items") }
      if indexOfSection.count != sections.count { violated.append("sections are not unique") }
      if sectionOfItem.count != items.reduce(0, { $0 + $1.count }) {
        violated.append("items are not unique")
      }
      for (index, section) in sections.enumerated() {
        if indexOfSection[section] != index { violated.append("section \(section) lies elsewhere") }
        for item in items[index] where sectionOfItem[item] != section {
          violated.append("item \(item) lies in another section")
        }
      }
      return violated
    }
  }

  extension Outline {
    /// What the parts say that contradicts each other; nothing, unless the code is broken.
    package func violatedInvariants() -> [String] {
      var violated: [String] = []
      if items().count != nodes.count { violated.append("an item is in no place, or in two") }
      for root in roots where nodes[root]?.parent != nil {
        violated.append("root \(root) has a parent")
      }
      for item in items() {
        for child in children(of: item) where nodes[child]?.parent != item {
          violated.append("item \(child) has another parent")
        }
      }
      return violated
    }
  }
#endif
