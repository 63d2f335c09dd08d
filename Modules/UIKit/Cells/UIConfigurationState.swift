/// What a view tells a configuration about its state, so that the configuration can suit it.
public protocol UIConfigurationState {
  /// Creates a state in which nothing is special.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value that the program adds to the state; `nil` takes it away.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that the program adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key; use a name that nobody else uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key; use a name that nobody else uses.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
