public import Foundation

/// What stands beside the content of a list's cell.
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    /// A mark that says that the item is chosen.
    case checkmark
    /// A view of the program's own.
    case customView(UIView)
    /// The sign by which the item is deleted while the list is edited.
    case delete
    /// A button that leads to details of the item.
    case detail
    /// An arrow that says that the item leads to another screen.
    case disclosureIndicator
    /// The sign by which an item is inserted while the list is edited.
    case insert
    /// A text.
    case label
    /// A circle that is filled while the item is selected together with others.
    case multiselect
    /// An arrow that shows and hides the item's children.
    case outlineDisclosure
    /// A button that shows the chosen element of a menu, and opens it.
    case popUpMenu
    /// The grip by which the item is moved while the list is edited.
    case reorder
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// At all times.
    case always
    /// Only while the list is edited.
    case whenEditing
    /// Only while the list is not edited.
    case whenNotEditing
  }

  /// How much room an accessory takes along the cell.
  public enum LayoutDimension: Sendable {
    /// As much as it needs.
    case actual
    /// What suits accessories of the sort; here as much as it needs.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// Where a view of the program's own stands.
  public enum Placement {
    /// Gives the index of the accessory among those that are at the edge already.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the side where lines begin; as the last of those there, unless told otherwise.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the side where lines end; as the first of those there, unless told otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Just before an accessory of the type; at the start where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Just after an accessory of the type; at the end where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// Called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// Called when the user has chosen another element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// What the accessory is.
  public let accessoryType: AccessoryType

  /// What the accessory looks like and does, as far as its sort has it.
  struct Details {
    var displayed = DisplayedState.always
    var isLeading = false
    var isHidden = false
    var width = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var adjustsFont = false
    var position: Placement.Position?
    var keepsSize = false
    var action: ActionHandler?
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?
    var style = OutlineDisclosureOptions.Style.automatic
  }

  var details: Details

  init(_ type: AccessoryType, _ details: Details) {
    accessoryType = type
    self.details = details
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch details.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
