extension UIKitMisuse {
  /// A use of tables, collections and what they show that Apple's UIKit answers with an exception.
  public enum ListMisuse: Equatable, Sendable, CustomStringConvertible {
    /// A view of content was given a configuration that it cannot show; it kept its own.
    case unsupportedConfiguration(configuration: String, view: String)

    public var description: String {
      switch self {
      case .unsupportedConfiguration(let configuration, let view):
        "\(view) cannot show \(configuration); it keeps what it shows"
      }
    }
  }
}

extension Headless {
  static func report(_ misuse: UIKitMisuse.ListMisuse) { report(.lists(misuse)) }
}
