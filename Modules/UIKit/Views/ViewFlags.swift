/// The yes-or-no properties of a view, in one word.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 1)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 2)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
  /// The view's own `layoutSubviews` is due.
  static let needsLayout = ViewFlags(rawValue: 1 << 4)
  /// A view somewhere below needs layout.
  static let needsLayoutBelow = ViewFlags(rawValue: 1 << 5)

  static let initial: ViewFlags = [
    .userInteractionEnabled, .autoresizesSubviews, .needsLayout,
  ]

  mutating func set(_ flag: ViewFlags, to on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}
