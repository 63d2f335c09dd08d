import UIEnvironment
package import UIKit

/// The screen on which somebody chooses.
package final class SettingsController: UIViewController, UIEnvironmentUpdating {
  @UIEnvironment(\.locale) private var locale

  private let preferences: Preferences
  private let heading = ThemedLabel("Settings", .largeTitle)
  private let messages = UILabel()
  private let news = UISwitch()

  package init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    messages.font = .preferredFont(forTextStyle: .body)
    messages.adjustsFontForContentSizeCategory = true
    news.isOn = preferences.sendsNews
    news.accessibilityLabel = "News"
    news.setContentHuggingPriority(.required, for: .horizontal)
    news.addAction(
      UIAction { [unowned self] _ in preferences.sendsNews = news.isOn }, for: .valueChanged)
    layOut()
    environment(\.palette, preferences.palette)
    updateEnvironment()
  }

  /// Writes the number as the screen's language writes numbers.
  package func updateEnvironment() {
    messages.text = "\(1234.formatted(.number.locale(locale))) messages"
  }

  private func choose(_ palette: Palette) {
    preferences.palette = palette
    environment(\.palette, palette)
  }

  private func layOut() {
    let newsRow = UIStackView(arrangedSubviews: [ThemedLabel("News", .body), news])
    let column = UIStackView(
      arrangedSubviews: [heading, messages, newsRow] + Palette.allCases.map(button(for:)))
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func button(for palette: Palette) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(palette.rawValue, for: .normal)
    button.addAction(UIAction { [unowned self] _ in choose(palette) }, for: .touchUpInside)
    return button
  }
}
