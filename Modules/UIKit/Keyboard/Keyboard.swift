import Foundation

/// The keyboard on the screen, which shows while an input is first responder.
@MainActor final class Keyboard {
  static let usualHeight: CGFloat = 336
  /// How long it takes to come and go, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The curve on which it moves, a number that no constant has.
  private static let curve = 7

  private(set) static var shared = Keyboard()

  /// Forgets the keyboard; nobody is told.
  static func reset() {
    shared.arrival?.cancel()
    shared = Keyboard()
  }

  /// The height of the keys, without what an input shows above them.
  var keysHeight = Keyboard.usualHeight {
    didSet { if holds == 0 { settle() } }
  }
  private weak var input: UIResponder?
  private var shownHeight: CGFloat = 0
  private var holds = 0
  private var arrival: VirtualClock.ScheduledWork?

  /// Where the keyboard is on the screen; below it while it does not show.
  var frame: CGRect { frame(height: shownHeight) }

  var isShown: Bool { shownHeight > 0 }

  /// Takes in that a window has another first responder.
  func serve(_ responder: UIResponder?, insteadOf former: UIResponder?) {
    if let responder, responder.takesInput {
      input = responder
    } else if input == nil || input === former {
      input = nil
    }
    if holds == 0 { settle() }
  }

  /// Lets the keyboard come or go only for what the body leaves behind.
  func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    holds += 1
    defer {
      holds -= 1
      if holds == 0 { settle() }
    }
    return try body()
  }

  /// Shows the keyboard as the input wants it.
  private func settle() {
    let height = wantedHeight
    guard height != shownHeight else { return }
    let former = frame
    shownHeight = height
    arrival?.cancel()
    let info = userInfo(from: former)
    let isShown = isShown
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // Who was told may have changed it again.
    guard shownHeight == height else { return }
    guard AnimationContext.areEnabled else { return arrive(isShown, info) }
    arrival = Headless.clock.scheduleTransition(after: Self.duration) { [weak self] in
      self?.arrive(isShown, info)
    }
  }

  private func arrive(_ isShown: Bool, _ info: [AnyHashable: Any]) {
    arrival = nil
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      info)
  }

  private var wantedHeight: CGFloat {
    guard let input else { return 0 }
    return (input.inputView?.bounds.height ?? keysHeight)
      + (input.inputAccessoryView?.bounds.height ?? 0)
  }

  private func frame(height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    let shown = min(height, screen.height)
    return CGRect(
      x: screen.minX, y: screen.maxY - shown, width: screen.width,
      height: shown > 0 ? shown : min(keysHeight, screen.height))
  }

  private func userInfo(from former: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: former),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }
}

extension UIResponder {
  /// Whether the keyboard, or what stands in for it, shows for the responder.
  fileprivate var takesInput: Bool {
    if let text = self as? UITextView, !text.isEditable { return false }
    return self is any UIKeyInput || inputView != nil
  }
}
