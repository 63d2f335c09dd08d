extension UITableViewCell {
  /// How the labels of a cell lie, where the program uses those.
  public enum CellStyle: Int, Sendable {
    /// One label at the leading edge.
    case `default` = 0
    /// A label at the leading edge, and a second one at the trailing edge.
    case value1 = 1
    /// A small label at the leading edge, and a second one right after it.
    case value2 = 2
    /// A label, and a smaller one below.
    case subtitle = 3
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// With a background; of the same color as the usual one since iOS 7.
    case blue = 1
    /// With a gray background.
    case gray = 2
    /// With the system's background for what is selected.
    case `default` = 3
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// A new row can be inserted there.
    case insert = 2
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The row leads to another screen.
    case disclosureIndicator = 1
    /// A button with details, in a row that leads to another screen.
    case detailDisclosureButton = 2
    /// The row is chosen.
    case checkmark = 3
    /// A button with details.
    case detailButton = 4
  }

  /// What lies between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
    /// The line that grouped tables had before iOS 7.
    @available(*, deprecated, message: "Use singleLine")
    case singleLineEtched = 2
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control that deletes or inserts.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)

    /// The button that asks whether to delete.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Brings a cell in line with a new state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
