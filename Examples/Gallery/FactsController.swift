import UIEnvironment
import UIKit

/// A screen that says what its environment is, with buttons that change it.
final class FactsController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ColumnView([FactsLabel(), DarkBadge()] + buttons)
  }

  /// Their actions name no target: the first responder above that has the method performs it.
  private var buttons: [UIButton] {
    [
      button("Push", Selector(FactsController.push)),
      button("Present", Selector(FactsController.presentSheet)),
      button("Dismiss", Selector(FactsController.dismissSheet)),
      button("Change locale", Selector(GalleryDelegate.changeLocale)),
      button("Toggle style", Selector(GalleryDelegate.toggleStyle)),
      button("Larger text", Selector(GalleryDelegate.enlargeText)),
    ]
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(nil, action: action, for: .touchUpInside)
    return button
  }

  func push() {
    let next = FactsController(title: "\(title ?? ""), pushed")
    navigationController?.pushViewController(next, animated: true)
  }

  func presentSheet() {
    let sheet = FactsController(title: "Sheet")
    sheet.environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
    present(sheet, animated: true)
  }

  func dismissSheet() {
    dismiss(animated: true)
  }
}
