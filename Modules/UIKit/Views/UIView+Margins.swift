import Foundation

/// A view's margins as they were set: by side, or by the direction of writing.
enum LayoutMargins: Equatable {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// What a view has that sets none.
  static let standard = LayoutMargins.absolute(
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  func insets(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .absolute(let insets):
      insets
    case .directional(let insets):
      direction == .leftToRight
        ? UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        : UIEdgeInsets(
          top: insets.top, left: insets.trailing, bottom: insets.bottom, right: insets.leading)
    }
  }
}

extension UIView {
  /// The margins by the direction of writing; the same margins as ``layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isForward ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isForward ? margins.right : margins.left)
    }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least as wide as needed to stay inside the superview's; false by
  /// default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { rare?.preservesSuperviewLayoutMargins ?? false }
    set { changeMargins { ensureRare().preservesSuperviewLayoutMargins = newValue } }
  }

  /// Whether the safe area's insets are added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set { changeMargins { ensureRare().insetsLayoutMarginsFromSafeArea = newValue } }
  }

  func setLayoutMargins(_ margins: LayoutMargins) {
    guard margins.insets(in: .leftToRight).isFinite else { return refuseGeometry("layoutMargins") }
    changeMargins { ensureRare().layoutMargins = margins }
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = (rare?.layoutMargins ?? .standard).insets(
      in: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.widened(to: superview.layoutMargins.carried(into: self))
    }
    return margins
  }

  private func changeMargins(_ change: () -> Void) {
    let previous = layoutMargins
    change()
    announceMargins(insteadOf: previous)
  }

  func announceMargins(insteadOf previous: UIEdgeInsets) {
    guard layoutMargins != previous else { return }
    setNeedsLayout()
    layoutMarginsDidChange()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.setNeedsLayout()
      subview.layoutMarginsDidChange()
    }
  }
}
