extension UIButton {
  /// What a button looks like from the start.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    /// A button that shows details of what it stands beside.
    case detailDisclosure = 2
    /// A button that shows information, on a dark ground.
    case infoLight = 3
    /// A button that shows information, on a light ground.
    case infoDark = 4
    /// A button that adds somebody.
    case contactAdd = 5
    /// A button without a background.
    case plain = 6
    /// A button that closes what it stands on.
    case close = 7
  }

  /// What a button is for where several stand side by side.
  public enum Role: Int, Sendable {
    /// One among several.
    case normal = 0
    /// The one that most people will want.
    case primary = 1
    /// The one that goes back without doing anything.
    case cancel = 2
    /// One that deletes or changes what cannot be brought back.
    case destructive = 3
  }

  /// Brings the configuration of a button in line with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
