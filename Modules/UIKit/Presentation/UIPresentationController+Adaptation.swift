extension UIPresentationController {
  /// What the presentation adapts to where the width is compact, if nobody decides otherwise: popovers
  /// become sheets there, and those of action sheets lie at the lower edge.
  var ownAdaptivePresentationStyle: UIModalPresentationStyle {
    guard presentationStyle == .popover else { return .none }
    return presentedViewController is UIAlertController ? .overFullScreen : .formSheet
  }

  /// The presentation controller that shows the presentation under the traits of where it comes from:
  /// this one, unless it adapts to another style.
  func adapted(for source: UIViewController) -> UIPresentationController {
    source.traitNode.update()
    let style = adaptivePresentationStyle(for: source.traitCollection)
    guard style != .none, style != presentationStyle else { return self }
    let adapted = UIPresentationController.make(presenting: presentedViewController, style: style)
    adapted.delegate = delegate
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }
}
