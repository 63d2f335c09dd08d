extension NSLayoutConstraint {
  /// The engine that solves the constraint while it is active.
  var engine: LayoutEngine? { holder?.layoutRoot.constraintState?.engine }

  func activate() {
    guard holder == nil else { return }
    guard isWellFormed else {
      return Headless.report(.layout(.constraintMakesNoSense(constraint: debugDescription)))
    }
    guard let container = nearestContainer else {
      return Headless.report(.layout(.noCommonAncestor(constraint: debugDescription)))
    }
    attach(to: container)
  }

  /// Makes the view keep the constraint; it must lie above both items.
  func attach(to view: UIView) {
    holder = view
    NSLayoutConstraint.lastActivation += 1
    activation = NSLayoutConstraint.lastActivation
    view.ensureConstraintState().held.append(self)
    let root = view.layoutRoot
    if let state = root.constraintState, let engine = state.engine, !state.needsEntry {
      engine.added(self)
    } else {
      root.noteEntry(of: view)
    }
  }

  func deactivate() {
    guard let holder else { return }
    engine?.removed(self)
    let state = holder.ensureConstraintState()
    if let index = state.held.lastIndex(where: { $0 === self }) { state.held.remove(at: index) }
    self.holder = nil
  }

  /// Whether the two sides can be compared at all.
  var isWellFormed: Bool {
    guard first.item?.object != nil, storedNumbersAreFinite, let axis = first.axis else {
      return false
    }
    guard let second else { return first.isDimension }
    guard second.item?.object != nil, multiplier != 0 else { return false }
    if first.isDimension, second.isDimension { return true }
    return second.axis == axis && second.isDimension == first.isDimension
      && !first.attribute.contradictsDirection(of: second.attribute)
  }

  private var storedNumbersAreFinite: Bool { constant.isFinite && multiplier.isFinite }

  /// The nearest view above all items, or the item itself where it is above the others.
  var nearestContainer: UIView? {
    var container: UIView?
    for item in items {
      guard let view = item.containerView else { return nil }
      guard let known = container else {
        container = view
        continue
      }
      container = known.nearestCommonAncestor(with: view)
      if container == nil { return nil }
    }
    return container
  }

  /// All items that the constraint speaks of.
  var items: [LayoutItem] {
    [first.item, first.end?.item, second?.item, second?.end?.item].compactMap { $0 }
  }
}

extension LayoutTerm {
  var axis: NSLayoutConstraint.Axis? {
    guard let end else { return attribute.axis }
    return end.attribute.axis == attribute.axis ? attribute.axis : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether one attribute follows writing and the other is left or right, which UIKit refuses to
  /// compare.
  fileprivate func contradictsDirection(of other: NSLayoutConstraint.Attribute) -> Bool {
    (isDirectional && other.isSided) || (isSided && other.isDirectional)
  }

  private var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension UIView {
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.storedSuperview === self { return self }
    if let superview = storedSuperview,
      superview === other || superview === other.storedSuperview
    {
      return superview
    }
    return sequence(first: self) { $0.storedSuperview }.first { other.isBelowOrEqual(to: $0) }
  }

  /// The topmost view above this one.
  var layoutRoot: UIView {
    var view: UIView = self
    while let above = view.storedSuperview { view = above }
    return view
  }
}
