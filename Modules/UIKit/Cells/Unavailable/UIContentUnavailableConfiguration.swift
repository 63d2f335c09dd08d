public import Foundation

/// What a screen shows in place of content that it does not have: nothing yet, nothing found, nothing
/// loaded.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the texts and the button stand.
  public enum Alignment: Hashable, Sendable {
    /// In the middle of the room.
    case center
    /// At the side on which the script begins.
    case natural
  }

  /// Which of the standard screens this is.
  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// The image above the texts.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// The text with attributes; it goes before ``text``.
  public var attributedText: NSAttributedString?

  /// The smaller text below.
  public var secondaryText: String?

  /// The smaller text with attributes; it goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?

  /// The look of the button; without title or image there is none.
  public var button = UIButton.Configuration.plain()

  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// The look of a second button below the first.
  public var secondaryButton = UIButton.Configuration.plain()

  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// How the text is shown.
  public var textProperties = TextProperties(style: .title2, color: .label)

  /// How the smaller text is shown.
  public var secondaryTextProperties = TextProperties(style: .body, color: .secondaryLabel)

  /// Where the texts and the buttons stand.
  public var alignment = Alignment.center

  /// The distances between the content and the edges of its view, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)

  /// Along which axes the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// What lies behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 15

  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6

  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 15

  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// Creates the view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for the state: that of a search names what was looked for.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    if updated.text == Self.search().text { updated.text = "No Results for “\(searched)”" }
    return updated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(image)
    hasher.combine(button.title)
  }
}

extension UIContentUnavailableConfiguration {
  /// A screen without content; it shows what the program sets.
  public static func empty() -> UIContentUnavailableConfiguration { .init(kind: .empty) }

  /// A screen whose content is being loaded, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(style: .body, color: .secondaryLabel)
    return configuration
  }

  /// A screen of a search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(kind: .search)
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
}
