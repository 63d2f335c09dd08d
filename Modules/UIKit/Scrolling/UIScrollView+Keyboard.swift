import Foundation

extension UIScrollView {
  /// Makes the keyboard go where a drag is to do that when it begins.
  func dismissKeyboardForDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Makes the keyboard go where a drag that reaches it is to take it along.
  ///
  /// Apple's keyboard follows the finger and may come back with it; here it goes as soon as the finger
  /// is on it.
  func dismissKeyboardUnderFinger() {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let keyboard = Headless.keyboardFrame, let window
    else { return }
    let place = window.convert(pan.location(in: nil), to: nil as UIWindow?)
    if keyboard.contains(place) { window.endEditing(true) }
  }
}
