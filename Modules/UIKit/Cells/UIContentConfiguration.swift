public import Foundation

/// What a view of content is to show, apart from any view.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for the state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says, and can be given another one.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show the configuration, so that no other view needs to be made.
  ///
  /// Unless it is implemented, the view can show configurations of the same type as its present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
