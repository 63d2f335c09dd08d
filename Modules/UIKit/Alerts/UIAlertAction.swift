public import Foundation

/// A choice that an alert offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// One choice among others.
    case `default` = 0
    /// The one that changes nothing; an alert has at most one.
    case cancel = 1
    /// One that deletes or changes what cannot be brought back.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates a choice. The handler runs once the alert is gone from the screen.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  /// What the button says.
  open var title: String? { storedTitle }

  /// What kind of choice it is.
  open var style: Style { storedStyle }

  /// Whether the choice can be made now.
  open var isEnabled = true {
    didSet { alert?.refreshButtons() }
  }

  func perform() { handler?(self) }
}
