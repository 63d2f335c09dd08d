import Foundation

extension UIPageViewController {
  private static let indicatorHeight: CGFloat = 37

  /// Shows an indicator if the data source counts the pages, as pages that scroll have one.
  func refreshIndicator() {
    guard let view = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard transitionStyle == .scroll, count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let control = indicator ?? makeIndicator(in: view)
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.setNeedsLayout()
  }

  private func makeIndicator(in view: UIView) -> UIPageControl {
    let control = UIPageControl()
    // The data source knows only the next page and the one before.
    control.allowsContinuousInteraction = false
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl else { return }
        userDidChoosePage(in: control)
      }, for: .valueChanged)
    indicator = control
    view.addSubview(control)
    return control
  }

  private func userDidChoosePage(in control: UIPageControl) {
    let before = control.currentPage - (control.wentForward ? 1 : -1)
    let page = control.currentPage
    control.currentPage = before
    if !turnByUser(control.wentForward ? .forward : .reverse, completing: true) {
      control.currentPage = page
    }
  }

  func moveIndicator(by step: Int) {
    guard let indicator else { return }
    indicator.currentPage += step
  }

  func layOutIndicator(in view: UIView) {
    guard let indicator else { return }
    let height = Self.indicatorHeight
    indicator.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - view.safeAreaInsets.bottom - height,
      width: view.bounds.width, height: height)
    view.bringSubviewToFront(indicator)
  }
}
