extension UIView: TraitTracking {
  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .layoutSubviews: setNeedsLayout()
    case .draw: setNeedsDisplay()
    case .updateConstraints: setNeedsUpdateConstraints()
    case .updateConfiguration:
      (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    default: preconditionFailure("UIKit: a view has no tracked method \(method)")
    }
  }
}

extension UIViewController: TraitTracking {
  /// Runs one of the controller's tracked methods, with the traits of the controller or its view.
  func track(_ method: TrackedMethod, _ body: (UIViewController) -> Void) {
    traitNode.track(method, of: self, with: storedView?.traitNode) { body(self) }
  }

  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: storedView?.setNeedsLayout()
    case .updateViewConstraints: storedView?.setNeedsUpdateConstraints()
    case .updateContentUnavailableConfiguration: setNeedsUpdateContentUnavailableConfiguration()
    default: preconditionFailure("UIKit: a controller has no tracked method \(method)")
    }
  }
}

extension UIPresentationController: TraitTracking {
  /// Runs one of the presentation's tracked methods.
  func track(_ method: TrackedMethod, _ body: (UIPresentationController) -> Void) {
    traitNode.track(method, of: self) { body(self) }
  }

  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      containerView?.setNeedsLayout()
    default: preconditionFailure("UIKit: a presentation has no tracked method \(method)")
    }
  }
}
