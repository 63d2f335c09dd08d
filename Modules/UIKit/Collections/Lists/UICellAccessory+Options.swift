// What can be said of the accessories, sort by sort. A color of `nil` means the cell's tint color.
extension UICellAccessory {
  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button for details looks.
  public struct DetailOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button with a menu looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button that deletes looks.
  public struct DeleteOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// The color behind the accessory; `nil` for what suits it.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a button that inserts looks.
  public struct InsertOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// The color behind the accessory; `nil` for what suits it.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the mark of a selection among several looks.
  public struct MultiselectOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// The color behind the accessory; `nil` for what suits it.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// The font of the text.
    public var font: UIFont

    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? UIFont.preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// How a handle for moving looks.
  public struct ReorderOptions {
    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Whether a line separates the accessory from the one before.
    public var showsVerticalSeparator: Bool

    /// Creates options; `nil` stands for what is usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How the disclosure of an outline looks.
  public struct OutlineDisclosureOptions {
    /// Who reacts to a tap.
    public enum Style: Hashable, Sendable {
      /// As `cell`, unless the item has others below it and the list is a sidebar; here always as `cell`.
      case automatic
      /// The whole cell, which is not selected then.
      case header
      /// The accessory alone.
      case cell
    }

    /// Who reacts to a tap: the accessory alone, or the whole cell.
    public var style: Style

    /// Whether the accessory takes room but is not seen.
    public var isHidden: Bool

    /// How much room the accessory takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the accessory; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for what is usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
}
