public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name of a text.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The name of the pasteboard that people copy to and paste from.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted by a pasteboard when its items have changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// Posted by a pasteboard when it has been removed.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// Under this key the notification of a change has the types that came, as an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"

  /// Under this key the notification of a change has the types that went, as an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}

/// The types under which items hold what UIKit itself puts into them.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"

  static let texts: [String] = [text, "public.plain-text", "public.text"]
}
