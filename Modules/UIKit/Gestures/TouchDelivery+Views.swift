/// What of touches comes to views.
extension TouchDelivery {
  /// Whether the view is not to be told of a touch that comes down, as it or another takes no second.
  func isUnwelcome(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    return routes.contains { other in
      guard other.touch !== touch, !other.touch.isOver, !other.isDone,
        let otherView = other.touch.view
      else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  /// Whether its view was told that the touch came down.
  func hasToldView(of touch: UITouch) -> Bool {
    routes.contains { $0.touch === touch && $0.hasBegun }
  }

  /// Tells one view one thing, if there is something to tell.
  func tellViews() -> Bool {
    for route in routes { route.cutShort() }
    guard let first = routes.first(where: { $0.next != nil }), let moment = first.next,
      let view = first.touch.view
    else { return closeLostRoutes() }
    if moment.phase == .began, !view.mayBeginContentTouch(first.touch, with: moment.event) {
      first.close()
      return true
    }
    let together = routes.filter { route in
      guard let next = route.next else { return false }
      return route.touch.view === view && next.phase == moment.phase && next.event === moment.event
    }
    let former = together.map { ($0.touch, $0.touch.moment) }
    for route in together { route.touch.moment = route.takeNext().state }
    view.deliver(Set(together.map(\.touch)), in: moment.phase, with: moment.event)
    for (touch, moment) in former { touch.moment = moment }
    return true
  }

  /// Gives up the touches whose view is no more.
  private func closeLostRoutes() -> Bool {
    for route in routes where route.touch.view == nil { route.close() }
    return false
  }
}

extension UIView {
  fileprivate func deliver(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Whether the scroll views around the view let it have a touch.
  fileprivate func mayBeginContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    var above = superview
    while let view = above {
      if let scroller = view as? UIScrollView,
        !scroller.touchesShouldBegin([touch], with: event, in: self)
      {
        return false
      }
      above = view.superview
    }
    return true
  }
}
