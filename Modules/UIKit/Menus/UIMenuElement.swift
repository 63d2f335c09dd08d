public import Foundation

/// Something that can stand in a menu: what all actions and menus have in common.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element is shown with a check mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A mark that says: some of it.
    case mixed = 2
  }

  /// How an element is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is shown, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing the element destroys something; it is shown so.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }

  /// The element's text.
  open var title: String { storedTitle }

  /// The smaller text below the title.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { storedImage }
}
