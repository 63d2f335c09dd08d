extension UIScrollView {
  /// Makes the keyboard go where a drag is to do that.
  func dismissKeyboardForDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }
}
