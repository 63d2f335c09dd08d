import Foundation

extension UIPresentationController {
  /// What the presentation adapts to where the width is compact, if nobody decides otherwise: popovers
  /// become sheets there.
  var ownAdaptivePresentationStyle: UIModalPresentationStyle {
    presentationStyle == .popover ? .formSheet : .none
  }

  /// The presentation controller that shows the presentation under the traits of where it comes from:
  /// this one, unless it adapts to another style.
  func adapted(for source: UIViewController) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: source.traitsForAdaptation)
    guard style != .none, style != presentationStyle else { return self }
    let adapted = UIPresentationController.make(presenting: presentedViewController, style: style)
    adapted.delegate = delegate
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }
}

extension UIViewController {
  /// Below this width, in points, a window counts as compact.
  private static var compactWidth: CGFloat { 600 }

  /// The traits by which presentations from this controller adapt.
  var traitsForAdaptation: UITraitCollection {
    let width = (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).width
    return UITraitCollection.current.modifyingTraits {
      $0.horizontalSizeClass = width < UIViewController.compactWidth ? .compact : .regular
    }
  }
}
