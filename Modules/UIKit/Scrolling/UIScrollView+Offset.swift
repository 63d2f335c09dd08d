import Foundation

extension UIScrollView {
  /// The offsets at which the content may rest.
  var offsetRange: ScrollRange {
    ScrollRange(
      content: contentSize, insets: adjustedContentInset, visible: bounds.size,
      alignment: contentAlignmentPoint)
  }

  /// What shows of the content between the insets, in the coordinates of the content.
  package var visibleContentRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Whether anything but the program's last word decides where the content goes next.
  private var isInMotion: Bool { isTracking || isDecelerating || scrollAnimation != nil }

  /// Makes a change of what the range depends on, and brings the offset along.
  func changeRange(_ change: () -> Void) {
    let former = offsetRange
    change()
    followRange(from: former)
  }

  func followRange(from former: ScrollRange) {
    let range = offsetRange
    guard range != former, !isInMotion else { return }
    let offset = range.follow(contentOffset, from: former)
    if offset != contentOffset { contentOffset = offset }
  }

  func contentSizeDidChange(from size: CGSize) {
    followRange(
      from: ScrollRange(
        content: size, insets: adjustedContentInset, visible: bounds.size,
        alignment: contentAlignmentPoint))
    adjustedInsetMayHaveChanged()
  }

  func sizeDidChange(from size: CGSize) {
    followRange(
      from: ScrollRange(
        content: contentSize, insets: adjustedContentInset, visible: size,
        alignment: contentAlignmentPoint))
    adjustedInsetMayHaveChanged()
  }

  /// The program sets the offset: an animation under way is over, and nobody is told of its end.
  func assignOffset(_ offset: CGPoint) {
    if isStepping {
      isStepping = false
    } else {
      stopScrollAnimation()
    }
    bounds.origin = offset
  }

  /// Sets the offset as a step of a movement.
  func step(to offset: CGPoint) {
    isStepping = true
    contentOffset = offset
    isStepping = false
  }

  func moveOffset(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Headless.report(.geometryNotFinite(view: misuseName, property: "contentOffset"))
    }
    stopDecelerating()
    stopScrollAnimation()
    guard animated else { return contentOffset = offset }
    guard offset != contentOffset else { return }
    animateOffset(to: offset)
  }

  /// Starts an animation of the offset; with animations off it is over at once.
  func animateOffset(to offset: CGPoint, end: (@MainActor (UIScrollView) -> Void)? = nil) {
    scrollAnimation = ScrollAnimation(
      start: contentOffset, target: offset, begin: Headless.clock.now, end: end)
    guard AnimationContext.areEnabled else { return finishScrollAnimation() }
    scheduleScrollStep()
  }

  private func scheduleScrollStep() {
    scrollStep = Headless.clock.scheduleTransition(after: ScrollAnimation.frameDuration) {
      [weak self] in
      self?.stepScrollAnimation()
    }
  }

  private func stepScrollAnimation() {
    guard let animation = scrollAnimation else { return }
    let now = Headless.clock.now
    guard !animation.isOver(at: now) else { return finishScrollAnimation() }
    scheduleScrollStep()
    step(to: animation.offset(at: now))
  }

  private func finishScrollAnimation() {
    guard let animation = scrollAnimation else { return }
    let number = scrollAnimationCount
    step(to: animation.target)
    // The callback of the last step may have begun another, or stopped this one.
    guard number == scrollAnimationCount, scrollAnimation != nil else { return }
    stopScrollAnimation()
    if let end = animation.end {
      end(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func stopScrollAnimation() {
    guard scrollAnimation != nil else { return }
    scrollAnimation = nil
    scrollStep?.cancel()
    scrollStep = nil
    scrollAnimationCount += 1
  }

  /// Scrolls as little as shows the rectangle between the insets, or as much of its start as fits.
  func reveal(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard !rect.isEmpty, rect.isFinite else { return }
    let visible = visibleContentRect
    let offset = CGPoint(
      x: contentOffset.x
        + Self.way(from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.way(from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY))
    let target = offsetRange.clamp(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private static func way(
    from low: CGFloat, _ high: CGFloat, toShow start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < low || end - start > high - low { return start - low }
    return max(0, end - high)
  }
}

extension CGSize {
  /// Whether something can be as large.
  var isPossible: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
