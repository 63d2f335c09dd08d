/// The size at which a Mac toolbar shows its items.
///
/// The raw values are those of Apple's headers, gaps included.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// No size is known.
  case unspecified = -1
  /// Items of the usual size.
  case regular = 0
  /// Small items.
  case small = 1
  /// Large items.
  case large = 3
}
