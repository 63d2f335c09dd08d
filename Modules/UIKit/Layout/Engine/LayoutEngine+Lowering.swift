import Foundation

/// Expresses constraints in the solver's unknowns.
extension LayoutEngine {
  /// Installs a constraint.
  func install(_ constraint: NSLayoutConstraint) {
    guard let container = constraint.nearestContainer else { return }
    fitting?.willInstall(constraint)
    let direction = directions.direction(for: constraint, in: container)
    terms.removeAll()
    var lowering = Lowering(container: container, isMirrored: direction == .rightToLeft)
    add(constraint.first, factor: 1, &lowering)
    if let second = constraint.second {
      add(second, factor: -Double(constraint.multiplier), &lowering)
    }
    let offset = -lowering.constant
    let (above, below) = constraint.penalties
    let handle = solver.add(
      terms, equals: constraint.loweredConstant + offset, above: above, below: below,
      breakingCost: constraint.breakingCost)
    constraint.installation = ConstraintInstallation(
      engine: id, handle: handle, offset: offset)
    setOrigin(.constraint(constraint), of: handle)
  }

  /// Where a constraint is seen from while it is lowered.
  struct Lowering {
    /// Places are counted from this view's leading edge, or its left one where nothing follows
    /// writing.
    let container: UIView
    /// Whether horizontal places are counted from the right.
    let isMirrored: Bool
    var constant = 0.0
  }

  private func add(_ term: LayoutTerm, factor: Double, _ lowering: inout Lowering) {
    guard let item = term.item else { return }
    guard let end = term.end else {
      return add(item, term.attribute, factor: factor, &lowering)
    }
    add(end.item, end.attribute, factor: factor, &lowering)
    add(item, term.attribute, factor: -factor, &lowering)
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, factor: Double,
    _ lowering: inout Lowering
  ) {
    if let inner = attribute.withinMargins, let view = item.view {
      return add(view.layoutMarginsGuide.item, inner, factor: factor, &lowering)
    }
    switch attribute {
    case .width: addLength(of: item, .horizontal, factor)
    case .height: addLength(of: item, .vertical, factor)
    case .leading: addPlace(of: item, .horizontal, lowering.isMirrored ? 1 : 0, factor, &lowering)
    case .trailing: addPlace(of: item, .horizontal, lowering.isMirrored ? 0 : 1, factor, &lowering)
    case .left: addPlace(of: item, .horizontal, 0, factor, &lowering)
    case .right: addPlace(of: item, .horizontal, 1, factor, &lowering)
    case .centerX: addPlace(of: item, .horizontal, 0.5, factor, &lowering)
    case .top: addPlace(of: item, .vertical, 0, factor, &lowering)
    case .bottom: addPlace(of: item, .vertical, 1, factor, &lowering)
    case .centerY: addPlace(of: item, .vertical, 0.5, factor, &lowering)
    case .firstBaseline: addBaseline(of: item, isFirst: true, factor, &lowering)
    case .lastBaseline: addBaseline(of: item, isFirst: false, factor, &lowering)
    default: break
    }
  }

  private func addLength(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    terms.append(SolverTerm(registration(of: item).length[axis], factor))
  }

  /// Adds the place that divides an item's extent in a ratio: 0 is its start, 1 its end.
  private func addPlace(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ ratio: Double, _ factor: Double,
    _ lowering: inout Lowering
  ) {
    if let content = scrolledContent(of: item, lowering) {
      return addPlace(of: content, axis, ratio, factor, &lowering)
    }
    var factor = factor
    if axis == .horizontal, lowering.isMirrored {
      // Counted from the right: the width of the container, or of what scrolls in it, less the
      // place.
      let container = lowering.container
      let whole = container.scrolledContentGuide?.item ?? container.ensureLayoutItem()
      addLength(of: whole, .horizontal, factor)
      factor = -factor
    }
    if ratio != 0 { addLength(of: item, axis, factor * ratio) }
    addOrigin(of: item, axis, factor, &lowering)
  }

  /// What the edges of a view mean to what lies in it, where that scrolls.
  private func scrolledContent(of item: LayoutItem, _ lowering: Lowering) -> LayoutItem? {
    guard let view = item.view, view === lowering.container else { return nil }
    return view.scrolledContentGuide?.item
  }

  /// Adds where an item starts in the container, through all the views between.
  private func addOrigin(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    _ lowering: inout Lowering
  ) {
    if let view = item.view, view === lowering.container {
      lowering.constant += factor * view.alignmentInset(axis)
      return
    }
    terms.append(SolverTerm(registration(of: item).position[axis], factor))
    var parent = item.parent
    while let view = parent, view !== lowering.container {
      let registration = registration(of: view.ensureLayoutItem())
      terms.append(SolverTerm(registration.position[axis], factor))
      lowering.constant -= factor * view.alignmentInset(axis)
      parent = view.storedSuperview
    }
  }

  private func addBaseline(
    of item: LayoutItem, isFirst: Bool, _ factor: Double, _ lowering: inout Lowering
  ) {
    var item = item
    var baseline = Baseline.bottom
    if let view = item.view {
      let speaker = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      baseline = speaker.baseline(isFirst: isFirst)
      if speaker.isBelowOrEqual(to: view) { item = speaker.ensureLayoutItem() }
    }
    switch baseline {
    case .fromTop(let distance):
      addPlace(of: item, .vertical, 0, factor, &lowering)
      lowering.constant += factor * Double(distance)
    case .fromBottom(let distance):
      addPlace(of: item, .vertical, 1, factor, &lowering)
      lowering.constant -= factor * Double(distance)
    }
  }
}

extension UIView {
  /// By how much the alignment rectangle starts inside the frame.
  func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = alignmentRectInsets
    return Double(axis == .horizontal ? insets.left : insets.top)
  }
}
