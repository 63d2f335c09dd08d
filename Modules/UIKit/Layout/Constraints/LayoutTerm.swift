/// One side of a constraint: an attribute of an item, or the distance from one place to another.
@MainActor struct LayoutTerm {
  /// Nil if a constraint was made of something that is neither view nor guide.
  let item: LayoutItem?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance between places: where it ends. The distance starts at `item`.
  var end: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  init(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Whether the term is an extent and not a place.
  var isDimension: Bool { attribute.isDimension || end != nil }

  /// Whether what the term means depends on the direction of writing.
  var isDirectional: Bool { attribute.isDirectional || end?.attribute.isDirectional ?? false }
}
