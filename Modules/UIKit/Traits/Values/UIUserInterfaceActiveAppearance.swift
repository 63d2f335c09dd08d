/// Whether an interface is drawn as the one that the person is working in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No appearance is known.
  case unspecified = -1
  /// Another interface is being worked in.
  case inactive = 0
  /// This interface is being worked in.
  case active = 1
}
