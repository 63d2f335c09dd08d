extension UIPageViewController {
  /// How pages turn; headless both take the same time.
  public enum TransitionStyle: Int, Sendable {
    /// Like the page of a book.
    case pageCurl = 0
    /// Side by side, as a strip that moves.
    case scroll = 1
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From the top down.
    case vertical = 1
  }

  /// Which way one goes.
  public enum NavigationDirection: Int, Sendable {
    /// To later pages.
    case forward = 0
    /// To earlier pages.
    case reverse = 1
  }

  /// Where pages that curl are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: the pages scroll.
    case none = 0
    /// At the left or the top: one page is seen.
    case min = 1
    /// In the middle: two pages are seen.
    case mid = 2
    /// At the right or the bottom: one page is seen.
    case max = 3
  }

  /// Names an option of a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The ``SpineLocation`` of pages that curl, or its raw value.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The distance between pages that scroll, in points; headless nobody sees it.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
