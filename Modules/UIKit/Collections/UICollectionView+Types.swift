extension UICollectionView {
  /// The sorts of elements of a collection.
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data.
    case cell = 0
    /// A view that belongs to a section, such as its header.
    case supplementaryView = 1
    /// A view that belongs to the layout alone.
    case decorationView = 2
  }

  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Whether cells that change their content are asked again for the size that they would like.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, unless the layout is invalidated.
    case disabled = 0
    /// When a cell says so, by `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when the constraints of its content change.
    case enabledIncludingConstraints = 2
  }

  /// How quickly items make way for one that is moved; headless they do so at once.
  public enum ReorderingCadence: Int, Sendable {
    /// As soon as the item is over them.
    case immediate = 0
    /// After a short pause.
    case fast = 1
    /// After a pause that is long enough to drop the item onto another.
    case slow = 2
  }

  /// Where an item is to be seen, one place for each axis; without any it is not scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the upper edge.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// In the middle between the upper and the lower edge.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// At the lower edge.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// At the left edge.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// In the middle between the left and the right edge.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// At the right edge.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// The kind of the views at the start of sections.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the views at the end of sections.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
