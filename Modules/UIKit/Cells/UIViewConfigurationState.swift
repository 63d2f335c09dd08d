/// The state of a view that shows content by a configuration, such as a table's header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// Whether the view reacts to nobody.
  public var isDisabled = false

  /// Whether the user is pressing the view.
  public var isHighlighted = false

  /// Whether the view is selected.
  public var isSelected = false

  /// Whether the view has the focus; headless nothing has.
  public var isFocused = false

  /// Whether the view is held at the edge of what scrolls, as a plain table's headers are.
  public var isPinned = false

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
