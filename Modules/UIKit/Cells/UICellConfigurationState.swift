/// The state of a cell of a table or collection.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in being dragged.
  public enum DragState: Hashable, Sendable {
    /// The cell lies where it belongs.
    case none
    /// The user has just picked the cell up.
    case lifting
    /// The user is dragging the cell about.
    case dragging
  }

  /// What a cell has to do with something that is dragged over it.
  public enum DropState: Hashable, Sendable {
    /// Nothing is dragged over the list.
    case none
    /// Something is dragged over the list, but not for this cell.
    case notTargeted
    /// What is dragged would be dropped here.
    case targeted
  }

  public var traitCollection: UITraitCollection

  /// Whether the cell reacts to nobody.
  public var isDisabled = false

  /// Whether the user is pressing the cell.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Whether the cell has the focus; headless none has.
  public var isFocused = false

  /// Whether the cell is held at the edge of what scrolls.
  public var isPinned = false

  /// Whether the cell is being edited.
  public var isEditing = false

  /// Whether the children of the cell's item are shown.
  public var isExpanded = false

  /// Whether the cell has been swiped aside to show its actions.
  public var isSwiped = false

  /// Whether the user is moving the cell to another place.
  public var isReordering = false

  /// Where the cell is in being dragged; headless `none`.
  public var cellDragState = DragState.none

  /// What the cell has to do with something dragged over it; headless `none`.
  public var cellDropState = DropState.none

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// What of a state the configurations of lists look at.
struct ListedState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
    }
  }
}
