extension UIScrollView {
  func beginDecelerating(_ glide: ScrollGlide) {
    self.glide = glide
    delegate?.scrollViewWillBeginDecelerating(self)
    guard AnimationContext.areEnabled else {
      step(to: glide.target)
      return stopDecelerating()
    }
    scheduleGlideStep()
  }

  private func scheduleGlideStep() {
    glideStep = Headless.clock.scheduleTransition(after: ScrollAnimation.frameDuration) {
      [weak self] in
      self?.stepGlide()
    }
  }

  private func stepGlide() {
    guard var glide else { return }
    let now = Headless.clock.now
    let offset = glide.offset(at: now, from: contentOffset)
    self.glide = glide
    if offset != contentOffset { step(to: offset) }
    // The callback may have stopped it.
    guard self.glide != nil else { return }
    if glide.isOver(at: now) { stopDecelerating() } else { scheduleGlideStep() }
  }

  /// Brings the content to rest where it is, and tells of it.
  func stopDecelerating() {
    guard glide != nil else { return }
    glide = nil
    glideStep?.cancel()
    glideStep = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
