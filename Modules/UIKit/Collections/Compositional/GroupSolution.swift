import Foundation

/// Where the cells of one repetition of a group lie, from the group's corner.
struct GroupSolution {
  struct Leaf {
    /// Where the cell lies.
    var frame: CGRect
    /// The cell's place, with its insets.
    var place: CGRect
    let item: NSCollectionLayoutItem?
    var zIndex = 0
  }

  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    /// The leaf to which it belongs.
    let leaf: Int
    var frame: CGRect
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var supplements: [Supplement] = []

  mutating func move(by offset: CGPoint) {
    for index in leaves.indices {
      leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y)
      leaves[index].place = leaves[index].place.offsetBy(dx: offset.x, dy: offset.y)
    }
    for index in supplements.indices {
      supplements[index].frame = supplements[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
  }
}
