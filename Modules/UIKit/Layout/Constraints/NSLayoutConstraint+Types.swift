extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side: widths, and what lies beside each other.
    case horizontal = 0
    /// From the top down: heights, and what lies below each other.
    case vertical = 1
  }

  /// What of a view or guide a constraint speaks of; the parts of its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// The left side, whichever way writing runs.
    case left = 1
    /// The right side, whichever way writing runs.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The left where writing runs from left to right, else the right.
    case leading = 5
    /// The right where writing runs from left to right, else the left.
    case trailing = 6
    /// The distance between the sides.
    case width = 7
    /// The distance between the upper and the lower edge.
    case height = 8
    /// The middle between the sides.
    case centerX = 9
    /// The middle between the upper and the lower edge.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left, moved inwards by the margin.
    case leftMargin = 13
    /// The right, moved inwards by the margin.
    case rightMargin = 14
    /// The top, moved inwards by the margin.
    case topMargin = 15
    /// The bottom, moved inwards by the margin.
    case bottomMargin = 16
    /// The leading side, moved inwards by the margin.
    case leadingMargin = 17
    /// The trailing side, moved inwards by the margin.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// The second side of a constraint against a constant.
    case notAnAttribute = 0
  }

  /// How the views of a visual format are aligned and in which direction they follow.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left sides lie at the same place; for formats that go downwards.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right sides lie at the same place; for formats that go downwards.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper sides lie at the same place; for formats that go sidewards.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower sides lie at the same place; for formats that go sidewards.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading sides lie at the same place; for formats that go downwards.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing sides lie at the same place; for formats that go downwards.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles lie below each other; for formats that go downwards.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles lie beside each other; for formats that go sidewards.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text stand on one line; for formats that go sidewards.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text stand on one line; for formats that go sidewards.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)

    /// The views follow each other as writing goes.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All that tells a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacing lies between baselines of text, not between edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All that tells between what spacing lies.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the attribute lies.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute is an extent and not a place.
  var isDimension: Bool { self == .width || self == .height }

  /// The attribute of the margins' guide that this attribute of a view stands for.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute is another one where writing runs the other way.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
