import Foundation

/// One component of a picker. It has views for the rows that are seen around the selected one.
@MainActor final class PickerWheel: UIView {
  let component: Int
  private weak var picker: UIPickerView?
  private(set) var rowCount = 0
  private var rows: [(row: Int, view: UIView)] = []
  private var isStale = true
  var rowHeight = UIPickerView.usualRowHeight
  var selection = 0 {
    didSet { if selection != oldValue { setNeedsLayout() } }
  }

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func reload(_ count: Int) {
    rowCount = max(0, count)
    selection = min(max(0, selection), max(0, rowCount - 1))
    isStale = true
    setNeedsLayout()
  }

  func view(of row: Int) -> UIView? {
    layoutIfNeeded()
    return rows.first { $0.row == row }?.view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = Int((bounds.height / 2 / rowHeight).rounded(.up))
    let seen = max(0, selection - reach)..<max(0, min(rowCount, selection + reach + 1))
    refreshRows(seen)
    for (row, view) in rows {
      let y = bounds.midY + (CGFloat(row - selection) - 0.5) * rowHeight
      view.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: rowHeight)
    }
  }

  private func refreshRows(_ seen: Range<Int>) {
    var spare = rows.filter { isStale || !seen.contains($0.row) }.map(\.view)
    let kept = isStale ? [] : rows.filter { seen.contains($0.row) }
    isStale = false
    rows = seen.map { row in
      if let known = kept.first(where: { $0.row == row }) { return known }
      return (row, makeView(of: row, reusing: spare.popLast()))
    }
    for view in spare where !rows.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (_, view) in rows where view.superview !== self { addSubview(view) }
  }

  private func makeView(of row: Int, reusing spare: UIView?) -> UIView {
    if let picker, let delegate = picker.delegate,
      let view = delegate.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: spare)
    {
      if let spare, spare !== view { spare.removeFromSuperview() }
      return view
    }
    let label = spare as? UILabel ?? UILabel()
    if let spare, spare !== label { spare.removeFromSuperview() }
    label.textAlignment = .center
    label.isAccessibilityElement = false
    if let attributed = attributedTitle(of: row) {
      label.attributedText = attributed
    } else {
      label.text = title(of: row)
    }
    return label
  }

  private func attributedTitle(of row: Int) -> NSAttributedString? {
    picker.flatMap { picker in
      picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
    }
  }

  private func title(of row: Int) -> String? {
    picker.flatMap { picker in
      picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    }
  }

  // MARK: The user

  /// Rows take no touches of their own here.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let offset = (touch.location(in: self).y - bounds.midY) / rowHeight
    pick(selection + Int(offset.rounded()))
  }

  private func pick(_ row: Int) { picker?.pick(row, in: component) }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  /// The text of the selected row.
  override var accessibilityValue: String? {
    get {
      guard rowCount > 0 else { return nil }
      return attributedTitle(of: selection)?.string ?? title(of: selection)
        ?? view(of: selection)?.accessibilityLabel
    }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { pick(selection + 1) }

  override func accessibilityDecrement() { pick(selection - 1) }
}
