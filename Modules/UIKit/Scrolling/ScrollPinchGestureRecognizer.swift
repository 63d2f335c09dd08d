/// The recognizer by which the content of a scroll view is zoomed.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scroller: UIScrollView?

  init(_ scroller: UIScrollView) {
    self.scroller = scroller
    super.init(target: nil, action: nil)
  }

  override var isReadyToBegin: Bool { scroller?.zoomedView != nil }

  /// The fingers that zoom may drag as well.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scroller?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scroller?.panGestureRecognizer
  }

  override func didEnter(_ state: State) { scroller?.pinchDidEnter(state) }
}
