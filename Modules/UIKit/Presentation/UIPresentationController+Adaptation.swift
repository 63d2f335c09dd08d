extension UIPresentationController {
  /// What the presentation adapts to where the width is compact, if nobody decides otherwise: popovers
  /// become sheets there.
  var ownAdaptivePresentationStyle: UIModalPresentationStyle {
    presentationStyle == .popover ? .formSheet : .none
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
