extension Headless {
  /// Does what the user does with a swipe down on a presented controller, and says whether that
  /// dismisses it.
  ///
  /// Only sheets and popovers can be dismissed so, not while the controller `isModalInPresentation`, and
  /// not if the delegate of the presentation refuses. The dismissal is animated.
  @discardableResult
  public static func swipeToDismiss(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.enclosingPresentation,
      presentation.shownBy.isDismissedBySwipe, presentation.phase == .presented
    else { return false }
    let manager = presentation.controller
    let delegate = manager.delegate
    let mayGo =
      !presentation.presented.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(manager) ?? true
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(manager)
      return false
    }
    if let alert = presentation.presented as? UIAlertController, alert.chooseCancel() {
      return true
    }
    delegate?.presentationControllerWillDismiss(manager)
    presentation.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(manager)
    }
    return true
  }
}
