import Foundation

/// The box of an alert: headline, message, text fields and a button for each action, from top to
/// bottom. The measures are those of a phone, rounded; Apple documents none.
final class AlertPanel: UIView {
  private let style: UIAlertController.Style
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  var choose: (UIAlertAction) -> Void = { _ in }

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    backgroundColor = .secondarySystemBackground
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?) {
    accessibilityLabel = title
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.isHidden = title?.isEmpty ?? true
    messageLabel.isHidden = message?.isEmpty ?? true
    contentDidChange()
  }

  func show(fields: [UITextField]) {
    for field in fields where field.superview !== self { addSubview(field) }
    self.fields = fields
    contentDidChange()
  }

  /// Shows a button for each action, in order, the one that cancels last, and the preferred one in bold.
  func show(actions: [UIAlertAction], preferring preferred: UIAlertAction?) {
    for button in buttons { button.removeFromSuperview() }
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    buttons = ordered.map { action in
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
          self?.choose(action)
        })
      button.isEnabled = action.isEnabled
      if action === preferred { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      addSubview(button)
      return button
    }
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Puts an alert into the middle of the view, and a sheet at its lower edge.
  func place(in view: UIView) {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width = style == .alert ? min(270, room.width) : max(0, room.width - 16)
    let height = layOut(width: width)
    let y = style == .alert ? room.midY - height / 2 : room.maxY - height - 8
    frame = CGRect(x: room.midX - width / 2, y: y.rounded(), width: width, height: height)
  }

  /// The size that the box needs at a width.
  func size(width: CGFloat) -> CGSize { CGSize(width: width, height: layOut(width: width)) }

  /// Puts the box all over the view.
  func fill(_ view: UIView) {
    _ = layOut(width: view.bounds.width)
    frame = view.bounds
  }

  /// Lays the parts out from top to bottom and returns the height that they take.
  private func layOut(width: CGFloat) -> CGFloat {
    let inner = max(0, width - 32)
    var y: CGFloat = 20
    func stack(_ view: UIView, height: CGFloat, gap: CGFloat, full: Bool = false) {
      view.frame = CGRect(x: full ? 0 : 16, y: y, width: full ? width : inner, height: height)
      y += height + gap
    }
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      stack(label, height: size.height, gap: 4)
    }
    if !fields.isEmpty { y += 8 }
    for field in fields { stack(field, height: 30, gap: 4) }
    y += 16
    for button in buttons { stack(button, height: 44, gap: 0, full: true) }
    return y
  }
}
