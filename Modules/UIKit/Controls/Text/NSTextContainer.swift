public import Foundation

/// The region in which a text view lays out its text.
///
/// Only what text views make use of is here.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Told of each change.
  var whenChanged: (() -> Void)?

  /// Creates a container of the size.
  @inline(never) public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// How large the region is, in points; a text view makes it as wide as itself.
  open var size: CGSize

  /// The space at both ends of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { whenChanged?() } }
  }

  /// How many lines are laid out at most; 0, the default, means all.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { whenChanged?() } }
  }

  /// How lines break that do not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { whenChanged?() } }
  }
}
