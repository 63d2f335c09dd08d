extension UICellAccessory {
  /// A mark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor))
  }

  /// An arrow at the trailing edge: choosing the cell shows something else.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor))
  }

  /// A button at the trailing edge that shows more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor, action: actionHandler))
  }

  /// A button at the leading edge that deletes, shown while the list is edited. Without a handler it
  /// brings out the actions at the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete,
      Details(
        displayed: displayed, isLeading: true, isHidden: options.isHidden,
        width: options.reservedLayoutWidth, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor, action: actionHandler))
  }

  /// A button at the leading edge that inserts, shown while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert,
      Details(
        displayed: displayed, isLeading: true, isHidden: options.isHidden,
        width: options.reservedLayoutWidth, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor, action: actionHandler))
  }

  /// A mark at the leading edge of what is selected among several, shown while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect,
      Details(
        displayed: displayed, isLeading: true, isHidden: options.isHidden,
        width: options.reservedLayoutWidth, tintColor: options.tintColor,
        backgroundColor: options.backgroundColor))
  }

  /// A handle at the trailing edge by which the item is moved, shown while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor))
  }

  /// A button at the trailing edge that shows and hides what lies below the item. With a handler it
  /// calls that instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor, action: actionHandler, style: options.style))
  }

  /// A button at the trailing edge with a menu of which one element is chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor, menu: menu, menuHandler: selectedElementDidChangeHandler))
  }

  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label,
      Details(
        displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
        tintColor: options.tintColor, text: text, font: options.font,
        adjustsFont: options.adjustsFontForContentSizeCategory))
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var details = Details(
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor, keepsSize: configuration.maintainsFixedSize)
    switch configuration.placement {
    case .leading(let displayed, let position):
      details.isLeading = true
      details.displayed = displayed
      details.position = position
    case .trailing(let displayed, let position):
      details.displayed = displayed
      details.position = position
    }
    return UICellAccessory(.customView(configuration.customView), details)
  }

  /// A view of the program's own, and where it stands.
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// At which side of the cell it stands, and when it is shown.
    public let placement: Placement

    /// Whether the view takes room but is not seen.
    public var isHidden: Bool

    /// How much room the view takes along the cell.
    public var reservedLayoutWidth: LayoutDimension

    /// The color of the view; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Whether the view keeps the size that it has; if not, it gets the one that it needs.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; `nil` stands for what is usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
