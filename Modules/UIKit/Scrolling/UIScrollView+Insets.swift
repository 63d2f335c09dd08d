import Foundation

extension UIScrollView {
  /// The safe area on the edges at which the content inset does not keep the content out of it.
  var unadjustedSafeArea: UIEdgeInsets {
    let (safeArea, adjustment) = (safeAreaInsets, safeAreaAdjustment)
    return UIEdgeInsets(
      top: safeArea.top - adjustment.top, left: safeArea.left - adjustment.left,
      bottom: safeArea.bottom - adjustment.bottom, right: safeArea.right - adjustment.right)
  }

  /// What of the safe area is added to the content inset.
  private var safeAreaAdjustment: UIEdgeInsets {
    let safeArea = safeAreaInsets
    guard safeArea != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
      bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
  }

  private var adjustedAxes: AxisPair<Bool> {
    var axes = AxisPair(true)
    guard contentInsetAdjustmentBehavior != .always else { return axes }
    axes.horizontal =
      alwaysBounceHorizontal
      || contentSize.width + contentInset.left + contentInset.right > bounds.width
    axes.vertical =
      alwaysBounceVertical
      || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
      || contentInsetAdjustmentBehavior == .automatic && isInNavigation
    return axes
  }

  private var isInNavigation: Bool {
    responderChain.lazy.compactMap { $0 as? UIViewController }.first?.navigationController != nil
  }

  /// Takes in that something changed on which the adjusted inset depends, and says so if it did.
  func adjustedInsetMayHaveChanged() {
    var inset = contentInset + safeAreaAdjustment
    inset.top += refreshRoom
    guard inset != storedAdjustedInset else { return }
    changeRange { storedAdjustedInset = inset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
