public import Foundation

/// What concerns assistive technology as a whole.
public struct UIAccessibility {
  /// What a program tells assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has come; the argument is the element to go to, or text to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another; the argument as above.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument says where one is now.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology, named by the argument, is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1015)
    /// Assistive technology, named by the argument, is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1016)
  }

  /// Tells assistive technology. Headless nobody listens but who asks with
  /// `Headless.withAccessibilityListener(_:_:)`.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    Headless.accessibilityListener?(notification, argument)
  }

  /// Whether text is to be bold, as the traits of the system say.
  @MainActor public static var isBoldTextEnabled: Bool {
    SystemTraits.snapshot.legibilityWeight == .bold
  }

  /// Whether colors are to be of high contrast, as the traits of the system say.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    SystemTraits.snapshot.accessibilityContrast == .high
  }

  /// Where a rectangle of a view lies on the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    rect.applying(view.transformToScreen)
  }
}

/// What kind of container elements are in.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The elements do not belong together.
  case none = 0
  /// A table, whose elements lie in rows and columns.
  case dataTable = 1
  /// A list, whose elements are named with their place in it.
  case list = 2
  /// A part of the screen that one may want to jump to, such as a menu of pages.
  case landmark = 3
  /// A group with a label of its own, which is read before that of its first element.
  case semanticGroup = 4
}

/// In which direction assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The person moves three fingers to the right: what lies to the left comes into sight.
  case right = 1
  /// The person moves three fingers to the left: what lies to the right comes into sight.
  case left = 2
  /// The person moves three fingers up: what lies below comes into sight.
  case up = 3
  /// The person moves three fingers down: what lies above comes into sight.
  case down = 4
  /// To what follows, whichever way that is.
  case next = 5
  /// To what came before, whichever way that is.
  case previous = 6
}
