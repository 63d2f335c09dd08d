/// The appearance of the list that content lies in.
public enum UIListEnvironment: Int, Sendable {
  /// No environment is known.
  case unspecified = 0
  /// The content lies in no list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list with inset groups.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}
