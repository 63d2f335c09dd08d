import UIEnvironmentCore

// How values of the environment flow through responders. A view's parent is its controller, if it is
// that controller's root view, else its superview. A presented controller's parent is its presenter,
// though its view lies in a wrapper elsewhere; any other controller's is its view's superview or,
// while its view is nowhere, its parent controller or the window whose root it is to be. Above
// windows stand their scene, the application and the system.

extension UIResponder {
  /// Where this responder inherits from, and which of the responders that inherit from there comes
  /// right after it; `nil` for a root, and for the last.
  struct EnvironmentPlace {
    var parent: UIResponder?
    var successor: UIResponder?
  }

  /// Makes the node of the environment follow a change of the hierarchy, as one move.
  func moveEnvironmentNode(to place: EnvironmentPlace) {
    let parent = place.parent?.environmentLink
    let successor = place.successor?.environmentLink
    environmentLink.move(to: parent, before: successor?.parent === parent ? successor : nil)
  }
}

extension UIApplication {
  func standBelowSystem() {
    environmentLink.move(to: UIEnvironmentNode.system)
  }
}

extension UIWindow {
  fileprivate var sceneOrApplication: UIResponder { windowScene ?? UIApplication.shared }
}

extension UIView: UIEnvironmentRelinking {
  /// The responder that stands for the view among its superview's: its controller, if it has one.
  private var environmentRepresentative: UIResponder { owningController ?? self }

  /// The place that the view, or the controller that stands for it, has below the superview.
  var environmentPlaceInSuperview: EnvironmentPlace {
    guard let superview = storedSuperview else {
      return EnvironmentPlace(parent: (self as? UIWindow)?.sceneOrApplication)
    }
    let siblings = superview.storedSubviews
    // Searched from the end, as most views are added in front of the others.
    let position = siblings.lastIndex { $0 === self } ?? siblings.endIndex
    let successor = siblings[position...].dropFirst().first { sibling in
      sibling.environmentRepresentative.environmentLink.parent === superview.environmentLink
    }
    return EnvironmentPlace(parent: superview, successor: successor?.environmentRepresentative)
  }

  /// Brings the node of the view to where the view now is.
  package func relinkEnvironment() {
    if let source = (self as? MenuOverlay)?.source {
      moveEnvironmentNode(to: EnvironmentPlace(parent: storedSuperview.map { _ in source }))
    } else if let owningController {
      let first = owningController.environmentLink.firstChild
      if environmentLink !== first {
        environmentLink.move(to: owningController.environmentLink, before: first)
      }
      owningController.relinkEnvironment()
    } else {
      moveEnvironmentNode(to: environmentPlaceInSuperview)
    }
  }
}

extension UIViewController: UIEnvironmentRelinking, UIEnvironmentPreparing {
  /// Brings the node of the controller to where the controller now is.
  package func relinkEnvironment() {
    let place = environmentPlace
    // Only a view that is in another has a place among siblings: without one the controller keeps its
    // own, so that nobody is passed over when views are loaded while their controllers are told.
    if storedView?.storedSuperview == nil,
      let parent = place.parent, environmentLink.parent === parent.environmentLink
    {
      return
    }
    moveEnvironmentNode(to: place)
  }

  private var environmentPlace: EnvironmentPlace {
    if let presenter = ownPresentation?.presenter { return EnvironmentPlace(parent: presenter) }
    if let view = storedView, view.storedSuperview != nil {
      return view.environmentPlaceInSuperview
    }
    return EnvironmentPlace(parent: storedParent ?? rootWindow)
  }

  /// Loads the view, so that the views in it are told in the same pass.
  package func prepareForEnvironmentUpdate() {
    loadViewIfNeeded()
  }
}
