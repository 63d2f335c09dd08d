extension UIWindow {
  /// Brings the touches of an event to recognizers and views, and other events to the first
  /// responder.
  func deliver(_ event: UIEvent) {
    guard event.type == .touches else {
      deliverMotion(event)
      return
    }
    touchDelivery.process(event.orderedTouches.filter { $0.window === self }, of: event)
  }

  private func deliverMotion(_ event: UIEvent) {
    guard event.type == .motion else { return }
    let receiver = firstResponder ?? self
    receiver.motionBegan(event.subtype, with: event)
    receiver.motionEnded(event.subtype, with: event)
  }
}
