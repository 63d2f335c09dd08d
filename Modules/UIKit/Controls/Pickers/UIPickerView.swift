public import Foundation

/// Wheels side by side, each of which selects one of its rows.
///
/// A touch on a row that is seen selects it, and assistive technology selects the next or previous one.
/// The delegate is told of what the user selects alone. Only the rows that are seen have views.
@preconcurrency @MainActor open class UIPickerView: UIView {
  static let usualRowHeight: CGFloat = 32
  private static let usualSize = CGSize(width: 320, height: 216)

  private var wheels: [PickerWheel] = []
  private var needsReload = true

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who says how many rows there are; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { dropAll() } }
  }

  /// Who says what rows show; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { dropAll() } }
  }

  /// How many components there are.
  open var numberOfComponents: Int { loadedWheels.count }

  /// How many rows a component has; a component that does not exist is reported and has none.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component)?.rowCount ?? 0
  }

  /// The size of a component's rows; zero for one that does not exist, which is reported.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard wheel(component) != nil else { return .zero }
    return CGSize(width: width(of: component), height: rowHeight(of: component))
  }

  /// The view of a row, while that is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(of: row)
  }

  /// Asks for everything anew; selections stay as far as their rows exist.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for a component's rows anew; its selection stays as far as its row exists.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    wheel.reload(dataSource.pickerView(self, numberOfRowsInComponent: component))
    setNeedsLayout()
  }

  /// Selects a row; headless that takes no time. One that does not exist is reported, and nothing is
  /// changed.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    guard (0..<wheel.rowCount).contains(row) else {
      return Headless.report(
        .pickerRowOutOfRange(row: row, component: component, rows: wheel.rowCount))
    }
    wheel.selection = row
  }

  /// The selected row of a component; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.selection
  }

  /// The size of a picker: 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  open override var intrinsicContentSize: CGSize { Self.usualSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX
    let widths = loadedWheels.indices.map { width(of: $0) }
    x += max(0, (bounds.width - widths.reduce(0, +)) / 2)
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds : nil
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      wheel.frame = frame.mirrored(in: mirror)
      wheel.rowHeight = rowHeight(of: wheel.component)
      wheel.setNeedsLayout()
      x += width
    }
  }

  // MARK: Wheels

  private var loadedWheels: [PickerWheel] {
    reloadIfNeeded()
    return wheels
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    let wheels = loadedWheels
    if wheels.indices.contains(component) { return wheels[component] }
    Headless.report(.pickerRowOutOfRange(row: -1, component: component, rows: 0))
    return nil
  }

  private func dropAll() {
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = []
    reloadAllComponents()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels {
      wheel.reload(
        dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0)
    }
  }

  var evenWidth: CGFloat { bounds.width / CGFloat(max(1, wheels.count)) }

  private func width(of component: Int) -> CGFloat {
    max(0, delegate?.pickerView(self, widthForComponent: component) ?? evenWidth)
  }

  private func rowHeight(of component: Int) -> CGFloat {
    max(1, delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.usualRowHeight)
  }

  /// What the user does: selects a row, as near as there is one.
  package func pick(_ row: Int, in component: Int) {
    guard isUserInteractionEnabled, let wheel = wheel(component), wheel.rowCount > 0 else { return }
    let row = min(max(row, 0), wheel.rowCount - 1)
    guard row != wheel.selection else { return }
    wheel.selection = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
