public import Foundation

extension UITableView {
  /// How a table looks, and whether its headers stay in sight.
  public enum Style: Int, Sendable {
    /// Sections follow each other; headers and footers stay in sight while their section does.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, and their rows keep away from the sides.
    case insetGrouped = 2
  }

  /// Where in the table a row is to be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows the row.
    case none = 0
    /// To the upper edge of what is seen.
    case top = 1
    /// To the middle of what is seen.
    case middle = 2
    /// To the lower edge of what is seen.
    case bottom = 3
  }

  /// How rows come and go; headless they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// They fade in and out.
    case fade = 0
    /// They come from the right, and go there.
    case right = 1
    /// They come from the left, and go there.
    case left = 2
    /// They come from above, and go there.
    case top = 3
    /// They come from below, and go there.
    case bottom = 4
    /// Without animation.
    case none = 5
    /// They open from the middle, and close there.
    case middle = 6
    /// As suits the change.
    case automatic = 100
  }

  /// When the height of a row that measures itself is measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the table is told to.
    case disabled = 0
    /// When the content of its cell may need another height.
    case enabled = 1
    /// The same; headless the two differ in nothing.
    case enabledIncludingConstraints = 2
  }

  /// What ``UITableView/separatorInset`` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where the table would begin and end the line by itself.
    case fromAutomaticInsets = 1
  }

  /// The height that stands for "as high as the content".
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The title that stands for a magnifying glass in the index of sections.
  nonisolated public static let indexSearch = "{search}"

  /// Posted by a table when other rows are selected than before.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The height of a row of which nothing else is said.
  nonisolated static let standardRowHeight: CGFloat = 44

  nonisolated static let standardSeparatorInset = UIEdgeInsets(
    top: 0, left: 16, bottom: 0, right: 0)
}
