import UIEnvironment
package import UIKit

/// The form: who buys, how much tip there is, and the button that pays.
package final class DetailsController: Screen {
  private let order: Order
  private let bank: any Bank
  private let name = UITextField()
  private let email = UITextField()
  private let complaint = UILabel(.footnote)
  private let offersLabel = UILabel(.body)
  private let offers = UISwitch()
  private let tipLabel = UILabel(.body)
  private let tip = UISlider()
  private let total = UILabel(.headline)
  private let progress = UIActivityIndicatorView()
  private let pay = UIButton(type: .system)
  /// Kept, as a pattern is made ready when it is first asked.
  private let addressPattern = /^[^@ ]+@[^@ ]+\.[a-z]+$/

  package init(_ order: Order, bank: any Bank) {
    self.order = order
    self.bank = bank
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    complaint.textColor = .systemRed
    tip.maximumValue = 20
    offers.setContentHuggingPriority(.required, for: .horizontal)
    let controls: [(UIView, String)] = [
      (name, "name"), (email, "email"), (complaint, "complaint"), (offers, "offers"),
      (tip, "tip"), (total, "total"), (progress, "progress"), (pay, "pay"),
    ]
    for (view, identifier) in controls { view.accessibilityIdentifier = identifier }
    for field in [name, email] {
      field.borderStyle = .roundedRect
      field.addAction(UIAction { [unowned self] _ in refresh() }, for: .editingChanged)
    }
    tip.addAction(UIAction { [unowned self] _ in changeTip() }, for: .valueChanged)
    pay.addAction(UIAction { [unowned self] _ in askToPay() }, for: .touchUpInside)
    layOut()
    super.viewDidLoad()
  }

  /// Everything in a column that scrolls where text is large.
  private func layOut() {
    let column = UIStackView(
      .vertical,
      [
        name, email, complaint, UIStackView(.horizontal, [offersLabel, offers]), tipLabel, tip,
        total, progress, pay,
      ])
    let scroll = UIScrollView()
    scroll.addSubview(column)
    view.addSubview(scroll)
    for part in [scroll, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    let (frame, content) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  package override func updateEnvironment() {
    title = say(.details)
    name.placeholder = say(.name)
    email.placeholder = say(.email)
    complaint.text = say(.badEmail)
    offersLabel.text = say(.offers)
    offers.accessibilityLabel = say(.offers)
    tip.accessibilityLabel = say(.tip)
    pay.setTitle(say(.pay), for: .normal)
    refresh()
  }

  /// Shows what follows from what was entered.
  private func refresh() {
    let address = email.text ?? ""
    let isAddress = address.contains(addressPattern)
    complaint.isHidden = address.isEmpty || isAddress
    tipLabel.text = "\(say(.tip)): \(order.tip) %"
    total.text = "\(say(.total)): \(euros(order.total, in: locale))"
    pay.isEnabled = isAddress && name.hasText && !progress.isAnimating
  }

  private func changeTip() {
    order.tip = Int(tip.value.rounded())
    refresh()
  }

  // MARK: Paying

  private func askToPay() {
    let alert = UIAlertController(
      title: say(.payNow), message: euros(order.total, in: locale), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: say(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: say(.pay), style: .default) { [unowned self] _ in charge() })
    present(alert, animated: true)
  }

  private func charge() {
    progress.startAnimating()
    refresh()
    bank.charge(order.total) { [weak self] isPaid in self?.finish(isPaid) }
  }

  private func finish(_ isPaid: Bool) {
    progress.stopAnimating()
    refresh()
    guard isPaid else {
      let alert = UIAlertController(title: say(.failed), message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: say(.cancel), style: .cancel))
      return present(alert, animated: true)
    }
    let receipt = ReceiptController(order) { [weak self] in self?.end() }
    present(UINavigationController(rootViewController: receipt), animated: true)
  }

  /// The receipt was read: the cart is empty, and shows again.
  private func end() {
    order.items = []
    order.tip = 0
    dismiss(animated: true)
    navigationController?.popToRootViewController(animated: true)
  }
}
