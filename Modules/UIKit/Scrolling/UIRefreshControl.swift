public import Foundation

/// A control above the content of a scroll view: pulling the content down far enough starts a refresh.
///
/// Give it to the ``UIScrollView/refreshControl`` of a scroll view. When a drag has pulled the content
/// by the control's height of 60 points (own decision; Apple states no distance), it is refreshing and
/// sends `valueChanged`, once for each refresh. While it is refreshing the content rests below it.
/// The program says when the refresh is over.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60

  private var refreshes = false
  /// The scroll view whose control it is.
  weak var scroller: UIScrollView?

  /// Creates a control of the usual height.
  @inline(never) public init() {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    autoresizingMask = .flexibleWidth
  }

  /// Whether a refresh is under way.
  open var isRefreshing: Bool { refreshes }

  /// The text that shows with the control.
  open var attributedTitle: NSAttributedString?

  /// Says that a refresh has begun without the user: nothing is sent and nothing scrolls.
  open func beginRefreshing() {
    guard !refreshes else { return }
    refreshes = true
    scroller?.makeRoomForRefresh(Self.height)
  }

  /// Says that the refresh is over; the content goes back to where it rests.
  open func endRefreshing() {
    guard refreshes else { return }
    refreshes = false
    scroller?.takeRoomFromRefresh()
  }

  /// Takes in that a drag has pulled the content down by so much.
  func contentIsPulled(by distance: CGFloat) {
    guard isEnabled, !isHidden, !refreshes, distance >= Self.height else { return }
    beginRefreshing()
    send(.valueChanged, with: nil)
  }
}
