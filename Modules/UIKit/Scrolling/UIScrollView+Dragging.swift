import Foundation

extension UIScrollView {
  /// Along which axes the content can be dragged.
  var draggableAxes: AxisPair<Bool> {
    let range = offsetRange
    var axes = AxisPair(false)
    axes.horizontal =
      range.highest.x > range.lowest.x || alwaysBounceHorizontal && bouncesHorizontally
    axes.vertical = range.highest.y > range.lowest.y || alwaysBounceVertical && bouncesVertically
    return axes
  }

  /// Stops content that goes on moving under a finger that comes down, and says whether there was any.
  func catchContent() -> Bool {
    guard isDecelerating else { return false }
    stopDecelerating()
    return true
  }

  func dragDidEnter(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(speed: pan.velocity(in: self))
    case .cancelled: endDrag(speed: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    stopScrollAnimation()
    let way = pan.translation(in: self)
    let length = way.distance(to: .zero)
    let part = length > 0 ? min(1, UIPanGestureRecognizer.slop / length) : 0
    drag = ScrollDrag(
      axes: axesToFollow(way), offset: contentOffset,
      uncounted: CGPoint(x: way.x * part, y: way.y * part))
    dismissKeyboardForDrag()
    delegate?.scrollViewWillBeginDragging(self)
    followDrag()
  }

  /// Along which axes a drag that starts so moves the content.
  private func axesToFollow(_ way: CGPoint) -> AxisPair<Bool> {
    var axes = draggableAxes
    guard isDirectionalLockEnabled else { return axes }
    // What is not clearly along one axis is diagonal, and not locked.
    if abs(way.x) > 2 * abs(way.y) { axes.vertical = false }
    if abs(way.y) > 2 * abs(way.x) { axes.horizontal = false }
    return axes
  }

  private func followDrag() {
    guard var drag else { return }
    var bounces = AxisPair(bouncesHorizontally)
    bounces.vertical = bouncesVertically
    let offset = drag.follow(
      pan.translation(in: self), from: contentOffset, in: offsetRange, size: bounds.size,
      bounces: bounces)
    self.drag = drag
    if offset != contentOffset { step(to: offset) }
    pullRefreshControl()
    dismissKeyboardUnderFinger()
  }

  private func endDrag(speed: CGPoint) {
    guard let drag else { return }
    let speed = CGPoint(
      x: drag.axes.horizontal ? -speed.x : 0, y: drag.axes.vertical ? -speed.y : 0)
    let proposed = restingPlace(for: speed)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    // What the delegate makes of the target does not count for pages.
    if isPagingEnabled || !target.isFinite { target = proposed }
    self.drag = nil
    let goesOn = target.distance(to: contentOffset) > 0.01
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have stopped it, by an animation of its own or otherwise.
    guard goesOn, scrollAnimation == nil, !isTracking else { return }
    glideOn(to: target, speed: speed, isProposed: target == proposed)
  }

  /// Where content of a speed in points per second would come to rest by itself.
  private func restingPlace(for speed: CGPoint) -> CGPoint {
    let range = offsetRange
    let aim = aim(for: speed)
    guard isPagingEnabled else { return range.clamp(aim) }
    return range.clamp(
      CGPoint(
        x: page(at: contentOffset.x, speed.x, bounds.width),
        y: page(at: contentOffset.y, speed.y, bounds.height)))
  }

  /// Where content of a speed would come to rest if it had no edges.
  private func aim(for speed: CGPoint) -> CGPoint {
    let factor = glideRate / (1 - glideRate) / 1000
    return CGPoint(
      x: contentOffset.x + speed.x * factor, y: contentOffset.y + speed.y * factor)
  }

  /// The rate of deceleration, kept where it slows down at all.
  private var glideRate: CGFloat { min(max(decelerationRate.rawValue, 0.5), 0.9999) }

  /// The page that content rests at: the next in the direction of a quick stroke, or the nearest.
  private func page(at offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let pages = offset / length
    if speed > 200 { return pages.rounded(.up) * length }
    if speed < -200 { return pages.rounded(.down) * length }
    return pages.rounded() * length
  }

  private func glideOn(to target: CGPoint, speed: CGPoint, isProposed: Bool) {
    let range = offsetRange
    let aim = aim(for: speed)
    let (start, low, high) = (contentOffset, range.lowest, range.highest)
    let glide = ScrollGlide(
      horizontal: axisGlide(
        start.x, target.x, aim: aim.x, speed.x, low.x...high.x, bouncesHorizontally, isProposed),
      vertical: axisGlide(
        start.y, target.y, aim: aim.y, speed.y, low.y...high.y, bouncesVertically, isProposed),
      from: start, at: Headless.clock.now)
    beginDecelerating(glide)
  }

  private func axisGlide(
    _ start: CGFloat, _ target: CGFloat, aim: CGFloat, _ speed: CGFloat,
    _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ isProposed: Bool
  ) -> AxisGlide {
    if isPagingEnabled || !range.contains(start) {
      return .drawn(from: start, to: target, speed: isPagingEnabled ? 0 : speed)
    }
    if isProposed, aim != target {
      return .bouncing(from: start, aim: aim, edge: target, rate: glideRate, bounces: bounces)
    }
    return .slowing(from: start, to: target, rate: glideRate)
  }
}
