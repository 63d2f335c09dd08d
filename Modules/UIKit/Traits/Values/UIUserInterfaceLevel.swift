/// Whether content lies on the base of the interface or is raised above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is known.
  case unspecified = -1
  /// Content of the main window.
  case base = 0
  /// Content that lies above other content.
  case elevated = 1
}
