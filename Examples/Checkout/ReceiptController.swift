import UIEnvironment
package import UIKit

/// What was paid, over everything else until it was read.
package final class ReceiptController: Screen {
  private let order: Order
  private let whenDone: () -> Void
  private let thanks = UILabel(.largeTitle)
  private let total = UILabel(.body)

  package init(_ order: Order, whenDone: @escaping () -> Void) {
    self.order = order
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    total.accessibilityIdentifier = "paid"
    let column = UIStackView(.vertical, [thanks, total])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
    super.viewDidLoad()
  }

  package override func updateEnvironment() {
    thanks.text = say(.thanks)
    total.text = "\(say(.total)): \(euros(order.total, in: locale))"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: say(.done), primaryAction: UIAction { [unowned self] _ in whenDone() })
  }
}
