extension UIMenu {
  /// By what menus are told apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier of a text, which ought to be unique in the program.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown inside of another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements stand among those around the menu, not behind an element of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Choosing from the menu destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of the elements in the menu, and in menus shown inline in it, one at most is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements stand side by side; headless they stand in rows like all others.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are; headless all have one size.
  public enum ElementSize: Int, Sendable {
    /// As suits the menu.
    case automatic = -1
    /// A row of many elements, with an image only.
    case small = 0
    /// A row of a few elements, with an image above a title.
    case medium = 1
    /// One element a row.
    case large = 2
  }
}
