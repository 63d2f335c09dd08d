import Foundation

extension UITextField {
  private var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, shows(mode) else { return 0 }
    return view.bounds.width
  }

  /// The bounds less the border, the views at the sides, and the clear button.
  func textRect(in bounds: CGRect) -> CGRect {
    let left = borderInset + shownWidth(leftView, leftViewMode)
    let right = borderInset + max(shownWidth(rightView, rightViewMode), clearButtonWidth)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  private var clearButtonWidth: CGFloat { shows(clearButtonMode) && hasText ? 24 : 0 }

  func clearButtonRect(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }

  func sideRect(of view: UIView?, at edge: CGRectEdge, in bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let x = edge == .minXEdge ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func replaceSideView(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func layOutSides() {
    leftView?.isHidden = !shows(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !shows(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// The size that shows the whole text, or the placeholder, on one line.
  var fittingSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = hasText ? edited.string : placeholder ?? ""
    let layout = TextLayout(
      shown, font: font.measured, width: .infinity, maximumLines: 1, mode: .byClipping)
    let sides = bounds.width - textRect(in: bounds).width
    return CGSize(
      width: layout.size.width.rounded(.up) + min(sides, bounds.width),
      height: font.lineHeight.rounded(.up) + (borderStyle == .none ? 1 : 12))
  }
}
