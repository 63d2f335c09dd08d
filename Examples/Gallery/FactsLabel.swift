import UIEnvironment
import UIKit

/// A label of facts about its environment, up to date at all times.
final class FactsLabel: UILabel, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) private var locale
  @UIEnvironment(\.calendar) private var calendar
  @UIEnvironment(\.timeZone) private var timeZone
  @UIEnvironment(\.userInterfaceStyle) private var style
  @UIEnvironment(\.sizeCategory) private var sizeCategory

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    updateEnvironment()
  }

  required init?(coder: NSCoder) { nil }

  func updateEnvironment() {
    text = """
      Locale: \(locale.identifier)
      Language: \(locale.language.languageCode?.identifier ?? "none")
      Date: \(date)
      Number: \(1_234_567.891.formatted(.number.locale(locale)))
      TimeZone: \(timeZone.identifier)
      InterfaceStyle: \(style.name)
      SizeCategory: \(sizeCategory.name)
      """
    textColor = style == .dark ? .white : .black
    backgroundColor = style == .dark ? .black : .white
    superview?.setNeedsLayout()
  }

  /// One moment of long ago, as people write it here.
  private var date: String {
    let moment = Date(timeIntervalSince1970: 0)
    return moment.formatted(
      Date.FormatStyle(
        date: .long, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
  }
}

extension UIUserInterfaceStyle {
  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    default: "unspecified"
    }
  }
}

extension UIContentSizeCategory {
  var name: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }
}
