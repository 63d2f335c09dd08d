/// The state of a screen that has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// What is being searched for: the text of the search bar of the controller, unless set.
  public var searchText: String?

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
