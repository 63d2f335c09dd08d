import Foundation

extension UIScrollView {
  /// The view that zooming scales, which the delegate names.
  var zoomedView: UIView? {
    guard let view = delegate?.viewForZooming(in: self), view.superview === self else { return nil }
    return view
  }

  private func clampScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  func setScale(_ scale: CGFloat, animated: Bool) {
    guard scale > 0, scale.isFinite else {
      return Headless.report(.geometryNotFinite(view: misuseName, property: "zoomScale"))
    }
    guard let view = zoomedView else { return }
    let aim = clampScale(scale)
    guard aim != zoomScale else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let offset = self.offset(of: view, at: aim, keeping: middle)
    go(to: aim, offset, of: view, animated: animated)
  }

  /// Scales so that the rectangle, in the coordinates of the zoomed view, fills the scroll view as far
  /// as the limits let it, and shows its middle.
  func show(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let aim = clampScale(min(bounds.width / rect.width, bounds.height / rect.height))
    let offset = CGPoint(
      x: rect.midX * aim - bounds.width / 2, y: rect.midY * aim - bounds.height / 2)
    go(to: aim, range(of: view, at: aim).clamp(offset), of: view, animated: animated)
  }

  private func go(to scale: CGFloat, _ offset: CGPoint, of view: UIView, animated: Bool) {
    stopDecelerating()
    stopScrollAnimation()
    stopZooming()
    guard animated else { return apply(scale, offset, to: view) }
    beginZoom(of: view)
    animateZoom(to: scale, offset, isBounce: false)
  }

  private func beginZoom(of view: UIView) {
    zoom = ScrollZoom(start: zoomScale)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func animateZoom(to scale: CGFloat, _ offset: CGPoint, isBounce: Bool) {
    let way = ScrollAnimation(start: contentOffset, target: offset, begin: Headless.clock.now)
    zoom?.course = ScrollZoom.Course(from: zoomScale, to: scale, way: way, isBounce: isBounce)
    guard AnimationContext.areEnabled else { return stepZoom(at: .infinity) }
    scheduleZoomStep()
  }

  private func scheduleZoomStep() {
    zoomStep = Headless.clock.scheduleTransition(after: ScrollAnimation.frameDuration) {
      [weak self] in
      self?.stepZoom(at: Headless.clock.now)
    }
  }

  private func stepZoom(at time: TimeInterval) {
    guard let course = zoom?.course, let view = zoomedView else { return stopZooming() }
    apply(course.scale(at: time), course.way.offset(at: time), to: view)
    // The callbacks may have stopped it.
    guard zoom?.course != nil else { return }
    if course.way.isOver(at: time) { stopZooming() } else { scheduleZoomStep() }
  }

  /// Ends a zoom where it is, and tells of it.
  func stopZooming() {
    guard zoom != nil else { return }
    zoom = nil
    zoomStep?.cancel()
    zoomStep = nil
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  // MARK: Fingers

  func pinchDidEnter(_ state: UIGestureRecognizer.State) {
    guard let pinch = pinchGestureRecognizer, let view = zoomedView else { return stopZooming() }
    switch state {
    case .began:
      stopScrollAnimation()
      stopZooming()
      beginZoom(of: view)
      followPinch(pinch, view)
    case .changed:
      followPinch(pinch, view)
    case .ended, .cancelled:
      finishPinch(view)
    case .possible, .failed:
      break
    }
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    guard let zoom else { return }
    let free = zoom.start * pinch.scale
    let inside = clampScale(free)
    // Beyond the limits the content resists.
    let scale = bouncesZoom && inside > 0 ? inside * (free / inside).squareRoot() : inside
    let place = pinch.location(in: self)
    let anchor = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    let offset = self.offset(of: view, at: scale, keeping: anchor)
    apply(scale, offset, to: view)
  }

  private func finishPinch(_ view: UIView) {
    guard zoom != nil else { return }
    let aim = clampScale(zoomScale)
    guard aim != zoomScale else { return stopZooming() }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let offset = self.offset(of: view, at: aim, keeping: middle)
    animateZoom(to: aim, offset, isBounce: true)
  }

  // MARK: Scaling

  private func apply(_ scale: CGFloat, _ offset: CGPoint, to view: UIView) {
    let former = zoomScale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    if offset != contentOffset { step(to: offset) }
    if scale != former { delegate?.scrollViewDidZoom(self) }
  }

  /// The offset at which what is at a place of the visible part stays there at another scale.
  private func offset(of view: UIView, at scale: CGFloat, keeping place: CGPoint) -> CGPoint {
    let ratio = scale / zoomScale
    return range(of: view, at: scale).clamp(
      CGPoint(
        x: (contentOffset.x + place.x) * ratio - place.x,
        y: (contentOffset.y + place.y) * ratio - place.y))
  }

  /// The offsets at which the content may rest at a scale.
  private func range(of view: UIView, at scale: CGFloat) -> ScrollRange {
    ScrollRange(
      content: CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale),
      insets: adjustedContentInset, visible: bounds.size, alignment: contentAlignmentPoint)
  }

  /// Has a recognizer for pinches only where there is something to zoom.
  func zoomLimitsDidChange() {
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, pinch == nil {
      let recognizer = ScrollPinchGestureRecognizer(self)
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if !isZoomable, let recognizer = pinch {
      removeGestureRecognizer(recognizer)
      pinch = nil
    }
  }
}
