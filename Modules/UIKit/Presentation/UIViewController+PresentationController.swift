extension UIViewController {
  var managingPresentationController: UIPresentationController? {
    enclosingPresentation?.controller ?? ensuredPresentationController(from: self)
  }

  /// The controller that manages, or would manage, this controller's own presentation.
  func ensuredPresentationController(from source: UIViewController) -> UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let created = makePresentationController(from: source)
    storedPresentationController = created
    return created
  }

  func setModalPresentationStyle(_ style: UIModalPresentationStyle) {
    guard style != settings.modalPresentationStyle else { return }
    settings.modalPresentationStyle = style
    if ownPresentation == nil { storedPresentationController = nil }
  }

  private func makePresentationController(from source: UIViewController)
    -> UIPresentationController
  {
    if self is UISearchController {
      return SearchPresentationController(presentedViewController: self, presenting: nil)
    }
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: source === self ? nil : source.topmostParent, source: source
      )
    {
      return own
    }
    return UIPresentationController.make(presenting: self, style: modalPresentationStyle)
  }
}

extension UIPresentationController {
  /// The presentation controller that UIKit provides for the style.
  static func make(presenting presented: UIViewController, style: UIModalPresentationStyle)
    -> UIPresentationController
  {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presenting: presented, isForm: style == .formSheet)
    case .popover:
      UIPopoverPresentationController(
        presentedViewController: presented, presenting: nil)
    case .custom, .none:
      UIPresentationController(presentedViewController: presented, presenting: nil)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      StylePresentationController(presenting: presented, style: style)
    }
  }
}

extension UIViewController {
  /// The presentation controller, if it is one of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it is one of a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
