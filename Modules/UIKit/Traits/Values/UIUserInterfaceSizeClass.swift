/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is known.
  case unspecified = 0
  /// The axis is short of room.
  case compact = 1
  /// The axis has plenty of room.
  case regular = 2
}
