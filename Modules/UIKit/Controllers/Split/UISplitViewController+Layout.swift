import Foundation

extension UISplitViewController: ControllerContainer {
  func installChildForAppearance() {
    updateCollapse()
    updateDisplayMode()
    for controller in wantedControllers where !isInstalled(controller) {
      controller.beginAppearance(true, animated: appearance.isAnimated, driver: .parent)
      guard !isInstalled(controller) else { continue }
      install(controller)
    }
  }

  func childDidLeave(_ child: UIViewController) {
    guard let column = columns.column(showing: child) else { return }
    // A controller that waits on another column's stack is still this column's.
    if arrangement.moved.contains(where: { $0.column == column }) { return }
    columns[column] = nil
    showColumns()
  }
}

extension UISplitViewController: ContainerLayout {
  func layOutContainer() {
    if !isCollapsed { updateDisplayMode() }
    placeColumns()
  }
}

extension UISplitViewController {
  /// What is to be seen, the hindmost first: the secondary column lies behind the others.
  private var wantedControllers: [UIViewController] {
    if isCollapsed { return [collapsedController].compactMap { $0 } }
    return visibleColumns(in: displayMode).reversed().compactMap { columns[$0]?.shown }
  }

  private func isInstalled(_ controller: UIViewController) -> Bool {
    arrangement.installed.contains { $0.controller === controller }
  }

  private func install(_ controller: UIViewController) {
    let child = InstalledChild(controller, in: view, at: view.subviews.count)
    arrangement.installed.append(child)
    placeColumns()
  }

  /// Brings what is shown in line with the columns and the mode, if the split view is on the screen.
  ///
  /// Client code that runs along may change them again, so this goes on until nothing changes.
  func showColumns() {
    guard !arrangement.isShowing else { return arrangement.needsShowing = true }
    arrangement.isShowing = true
    repeat {
      arrangement.needsShowing = false
      exchangeColumns()
    } while arrangement.needsShowing
    arrangement.isShowing = false
  }

  private func exchangeColumns() {
    let wanted = wantedControllers
    let leaving = arrangement.installed.filter { !wanted.contains($0.controller) }
    arrangement.installed.removeAll { !wanted.contains($0.controller) }
    guard appearance.isOnScreen, isViewLoaded else {
      for child in leaving { child.remove() }
      return
    }
    let arriving = wanted.filter { !isInstalled($0) }
    for child in leaving {
      child.controller.beginAppearance(false, animated: false, driver: .pair)
    }
    for controller in arriving {
      controller.beginAppearance(true, animated: false, driver: .pair)
      if !isInstalled(controller) { install(controller) }
    }
    placeColumns()
    for child in leaving {
      child.remove()
      child.controller.endAppearance()
    }
    for controller in arriving {
      if appearance.state == .appearing {
        controller.appearance.driver = .parent
      } else {
        controller.endAppearance()
      }
    }
  }

  // MARK: Places

  func width(of column: Column) -> CGFloat {
    let whole = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).width
    let isPrimary = column == .primary
    let (points, fraction, least, most) =
      isPrimary
      ? (
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
        minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
      )
      : (
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
      )
    let automatic = UISplitViewController.automaticDimension
    var width = min(320, whole / 2)
    if fraction != automatic { width = whole * fraction }
    if points != automatic { width = points }
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(max(0, width), whole)
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let isReversed =
      (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var x = view.bounds.minX
    var frames: [Column: CGRect] = [:]
    for column in visibleColumns(in: displayMode) where column != .secondary {
      let width = width(of: column)
      frames[column] = CGRect(x: x, y: view.bounds.minY, width: width, height: view.bounds.height)
      x += width
    }
    frames[.secondary] = secondaryFrame(after: x, in: view.bounds)
    placeCover(in: view)
    for child in arrangement.installed {
      let column = columns.column(showing: child.controller)
      let frame = isCollapsed ? view.bounds : column.flatMap { frames[$0] } ?? view.bounds
      child.wrapper.frame = frame.mirrored(in: isReversed ? view.bounds : nil)
      setSizeClass(of: child, in: column)
      if column != .secondary { view.bringSubviewToFront(child.wrapper) }
    }
  }

  private func secondaryFrame(after x: CGFloat, in bounds: CGRect) -> CGRect {
    if displayMode.isOverlay { return bounds }
    let width = displayMode == .twoDisplaceSecondary ? bounds.width : max(0, bounds.maxX - x)
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  /// Columns side by side are narrow, but for the secondary one, as in UIKit.
  private func setSizeClass(of child: InstalledChild, in column: Column?) {
    let wanted: UIUserInterfaceSizeClass? =
      isCollapsed ? nil : column == .secondary ? .regular : .compact
    let overrides = child.wrapper.traitOverrides
    guard let wanted else {
      if overrides.contains(UITraitHorizontalSizeClass.self) {
        child.wrapper.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      }
      return
    }
    if overrides.contains(UITraitHorizontalSizeClass.self),
      overrides.horizontalSizeClass == wanted
    {
      return
    }
    child.wrapper.traitOverrides.horizontalSizeClass = wanted
  }

  /// Puts something between the secondary column and those over it: a touch there hides them.
  private func placeCover(in view: UIView) {
    guard !isCollapsed, displayMode.isOverlay else {
      arrangement.cover?.removeFromSuperview()
      arrangement.cover = nil
      return
    }
    let cover = arrangement.cover ?? makeCover()
    arrangement.cover = cover
    cover.frame = view.bounds
    view.addSubview(cover)
  }

  private func makeCover() -> UIControl {
    let cover = UIControl()
    cover.isAccessibilityElement = false
    cover.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        conceal(style == .tripleColumn ? .supplementary : .primary)
      }, for: .touchUpInside)
    return cover
  }
}
