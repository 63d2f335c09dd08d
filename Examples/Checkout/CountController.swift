import UIEnvironment
package import UIKit

/// How many of one thing are wanted: a small screen over the cart.
package final class CountController: Screen {
  private var item: Item
  private let whenDone: (Item) -> Void
  private let label = UILabel(.title1)
  private let stepper = UIStepper()

  package init(_ item: Item, whenDone: @escaping (Item) -> Void) {
    self.item = item
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    stepper.maximumValue = 9
    stepper.value = Double(item.count)
    stepper.accessibilityIdentifier = "stepper"
    stepper.addAction(UIAction { [unowned self] _ in countDidChange() }, for: .valueChanged)
    label.accessibilityIdentifier = "count"
    let row = UIStackView(.horizontal, [label, stepper])
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    super.viewDidLoad()
  }

  package override func updateEnvironment() {
    title = item.name
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: say(.cancel), primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: say(.done), primaryAction: UIAction { [unowned self] _ in finish() })
    stepper.accessibilityLabel = say(.count)
    countDidChange()
  }

  private func countDidChange() {
    item.count = Int(stepper.value)
    label.text = "\(say(.count)): \(item.count)"
  }

  private func finish() {
    dismiss(animated: true)
    whenDone(item)
  }
}
