extension UIButton {
  /// What a button looks like from the start.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  /// What a button is for where several stand side by side.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Brings the configuration of a button in line with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
