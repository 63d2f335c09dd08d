extension UIButton.Configuration {
  /// A title in the tint color and nothing behind it.
  public static func plain() -> Self { Self(style: .plain) }

  /// A title on gray.
  public static func gray() -> Self { Self(style: .gray) }

  /// A title in the tint color on a light shade of it.
  public static func tinted() -> Self { Self(style: .tinted) }

  /// A white title on the tint color.
  public static func filled() -> Self { Self(style: .filled) }

  /// The platform's look of a button without a border: headless, ``plain()``.
  public static func borderless() -> Self { plain() }

  /// The platform's look of a button with a border: headless, ``gray()``.
  public static func bordered() -> Self { gray() }

  /// The platform's look of a tinted button with a border: headless, ``tinted()``.
  public static func borderedTinted() -> Self { tinted() }

  /// The platform's look of a prominent button: headless, ``filled()``.
  public static func borderedProminent() -> Self { filled() }

  /// The configuration for the button's present state.
  ///
  /// None of the styles looks different in another state while nothing is drawn, so it is the same.
  @MainActor public func updated(for button: UIButton) -> Self { self }

  /// The color of the title in a button of the tint.
  @MainActor func shownForegroundColor(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (style == .filled ? .white : tint)
  }
}
