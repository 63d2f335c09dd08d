public import UIKit

extension UISwitch {
  /// Turns the switch over, as a tap does: flips ``UIKit/UISwitch/isOn``, then sends the change once.
  /// A disabled switch stays as it is.
  public func toggle() {
    act { _ = accessibilityActivate() }
  }
}

extension UISlider {
  /// Drags the thumb to the value, or to the nearest end, and lets go. A disabled slider stays as it
  /// is.
  public func set(value: Float) {
    act { pick(value) }
  }
}

extension UIStepper {
  /// Presses the plus half once. A disabled stepper stays as it is.
  public func increment() {
    act { step(.up) }
  }

  /// Presses the minus half once. A disabled stepper stays as it is.
  public func decrement() {
    act { step(.down) }
  }
}

extension UITextField {
  /// Types the text, character by character, at the end of what is there: begins editing, then asks
  /// the delegate for each character and goes on with those that it grants. A disabled field, or one
  /// whose delegate refuses the editing, stays as it is.
  public func type(text: String) {
    act {
      guard becomeFirstResponder() else { return }
      for character in text { insertText(String(character)) }
    }
  }

  /// Deletes all the text as a person does with the clear button.
  public func clear() {
    act {
      guard becomeFirstResponder() else { return }
      clearByUser()
    }
  }

  /// Selects all the text and types the new one over it.
  public func replace(text: String) {
    act {
      guard becomeFirstResponder() else { return }
      selectionByUser = NSRange(location: 0, length: ((self.text ?? "") as NSString).length)
      guard !text.isEmpty else { return deleteBackward() }
      for character in text { insertText(String(character)) }
    }
  }

  /// Presses the return key.
  public func `return`() {
    act { pressReturn() }
  }
}

/// Performs what a person does, and lets the transitions that it starts come to their end.
@MainActor
private func act(_ body: () -> Void) {
  let mark = Headless.clock.mark
  body()
  Headless.clock.settleTransitions(since: mark)
}
