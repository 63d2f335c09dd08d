public import Foundation

/// Image, text and secondary text, as the cells and headers of lists show them.
///
/// What the program sets stays; a color that it does not set follows the state, see ``updated(for:)``.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// The text with attributes; it goes before ``text``. Headless only its characters are measured.
  public var attributedText: NSAttributedString?

  /// The second text.
  public var secondaryText: String?

  /// The second text with attributes; it goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?

  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// How the text is shown.
  public var textProperties: TextProperties

  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  /// The least distances between the content and the edges of its view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Along which axes the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// Whether both texts stand on one line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The least distance between the texts on one line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The distance between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  /// Creates the view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for the state: of a disabled view the texts are pale, unless the program set
  /// their colors.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled = ListedState(state).isDisabled
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    return updated
  }

  /// The characters that are shown as text.
  var shownText: String? { textProperties.shown(attributedText?.string ?? text) }

  /// The characters that are shown as second text.
  var shownSecondaryText: String? {
    secondaryTextProperties.shown(secondaryAttributedText?.string ?? secondaryText)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(image)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }
}
