import UIEnvironment
import UIKit

final class ThemedLabel: UILabel, UIEnvironmentUpdating {
  @UIEnvironment(\.theme) private var theme

  func updateEnvironment() {
    text = "in \(theme)"
  }
}

final class ThemedController: UIViewController {
  let label = ThemedLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.updateEnvironment()
    view.addSubview(label)
  }
}
