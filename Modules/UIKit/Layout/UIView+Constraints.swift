extension UIView {
  /// Whether constraints say how large the view's content is: they lay a subview out, or speak of the
  /// view alone.
  var hasConstrainedContent: Bool {
    !(constraintState?.held.isEmpty ?? true)
      || storedSubviews.contains { $0.layoutItem?.isConstrained ?? false }
  }

  func setConstrained(_ isConstrained: Bool) {
    guard isConstrained != !translatesAutoresizingMaskIntoConstraints else { return }
    let item = ensureLayoutItem()
    item.isConstrained = isConstrained
    setNeedsLayout()
    let root = layoutRoot
    if let state = root.constraintState, let engine = state.engine, !state.needsEntry {
      engine.constrainednessChanged(of: item, self)
    } else if isConstrained {
      root.noteEntry(of: self)
    }
  }

  /// Activates a constraint as this view's own.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.isWellFormed else {
      return Headless.report(
        .layout(.constraintMakesNoSense(constraint: constraint.visualDescription)))
    }
    guard constraint.nearestContainer?.isBelowOrEqual(to: self) ?? false else {
      return Headless.report(
        .layout(
          .constraintOutsideSubtree(constraint: constraint.visualDescription, view: misuseName)))
    }
    constraint.deactivate()
    constraint.attach(to: self)
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis,
    _ property: ReferenceWritableKeyPath<LayoutItem, AxisPair<UILayoutPriority>>
  ) {
    guard priority.isValid else {
      return Headless.report(.layout(.priorityOutOfRange(priority: priority.rawValue)))
    }
    let item = ensureLayoutItem()
    guard item[keyPath: property][axis] != priority else { return }
    item[keyPath: property][axis] = priority
    guard item.registration != nil else { return }
    layoutRoot.constraintState?.engine?.contentPrioritiesChanged(of: item, axis)
  }

  func markNeedsUpdateConstraints() {
    guard !pending.contains(.constraints) else { return }
    pending.insert(.constraints)
    carryPendingWorkUp()
  }

  func contentSizeDidChange() {
    storedSuperview?.subviewDidChangeContentSize(self)
    guard let layoutItem, layoutItem.registration != nil,
      let engine = layoutRoot.constraintState?.engine
    else {
      storedSuperview?.setNeedsLayout()
      return
    }
    engine.contentSizeChanged(of: layoutItem)
  }

  /// After the frame or the mask, by which constraints see a view that they do not lay out, was
  /// set.
  func frameRulesDidChange() {
    guard let layoutItem, layoutItem.registration != nil,
      !layoutItem.isConstrained || storedSuperview == nil
    else { return }
    layoutRoot.constraintState?.engine?.frameChanged(of: layoutItem, self)
  }
}

extension UIView {
  /// The size that stands for "as small as possible" in ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that stands for "as large as possible" in ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard target.width.isFinite, target.height.isFinite else { return bounds.size }
    updateDueConstraints()
    let fitting = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    let engine = LayoutEngine(root: self, fitting: fitting)
    defer { fitting.putBack() }
    engine.enter(self)
    let size = engine.fittingSize()
    let rect = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    return rect.size
  }

  /// Whether the view's frame could as well be another one.
  ///
  /// It takes the solver some time to tell; ask in debugging and tests.
  public var hasAmbiguousLayout: Bool {
    guard let layoutItem, let engine = layoutItem.engineInUse else { return false }
    return engine.isAmbiguous(layoutItem, .horizontal) || engine.isAmbiguous(layoutItem, .vertical)
  }

  /// The active constraints that have a part in the view's frame along an axis, in the order of
  /// activation.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let layoutItem, let engine = layoutItem.engineInUse else { return [] }
    return engine.constraintsAffecting(layoutItem, axis)
  }
}
