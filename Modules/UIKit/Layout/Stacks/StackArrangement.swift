import Foundation

/// Makes the constraints of a stack view.
@MainActor struct StackArrangement {
  /// Weaker than anything that UIKit has a name for: what no one else decides is small.
  static let smallness = UILayoutPriority(49)
  /// Weaker than hugging and resistance.
  static let centering = UILayoutPriority(149)
  /// As strong as can be without contradicting.
  static let proportion = UILayoutPriority(999)

  private let stack: UIStackView
  private let views: [UIView]
  private let along: StackAxis
  private let across: StackAxis
  private let canvas: LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.item : stack.ensureLayoutItem()
    distribute()
    for view in views { align(view.ensureLayoutItem()) }
    alignBaselines()
    suppressAmbiguity()
  }

  // MARK: Along the axis

  private mutating func distribute() {
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", item(first), along.start, .equal, canvas, along.start)
    add("canvas-connection", canvas, along.end, .equal, item(last), along.end)
    switch stack.distribution {
    case .fill: space(.equal)
    case .fillEqually:
      space(.equal)
      for view in views.dropFirst() {
        add("fill-equally", item(view), along.length, .equal, item(first), along.length)
      }
    case .fillProportionally:
      space(.equal)
      proportion()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      equalize("distributing", along.end, along.start, .required)
    case .equalCentering:
      space(.greaterThanOrEqual)
      equalize("distributing", along.center, along.center, Self.centering)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isByBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "spacing", item(next), isByBaseline ? .firstBaseline : along.start, relation, item(view),
        isByBaseline ? .lastBaseline : along.end, constant: stack.gap(after: view))
    }
  }

  private mutating func proportion() {
    let lengths = views.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return stack.axis == .horizontal ? size.width : size.height
    }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index != base && lengths[index] > 0 {
      add(
        "fill-proportionally", item(views[index]), along.length, .equal, item(views[base]),
        along.length, multiplier: lengths[index] / lengths[base], priority: Self.proportion)
    }
  }

  /// Makes the distances from one attribute of each view to another of the next one equal.
  private mutating func equalize(
    _ name: String, _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority
  ) {
    let distances = zip(views, views.dropFirst()).map { view, next in
      var term = LayoutTerm(item(view), from)
      term.end = (item(next), to)
      return term
    }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      add(name, NSLayoutConstraint(distance, .equal, first), priority)
    }
  }

  // MARK: Across the axis

  private mutating func align(_ item: LayoutItem) {
    let (start, end) = relations
    add("alignment", item, across.start, start, canvas, across.start)
    add("alignment", canvas, across.end, end, item, across.end)
    if stack.alignment == .center {
      add("alignment", item, across.center, .equal, canvas, across.center)
    }
  }

  /// How the views' starts and ends compare to the stack's.
  private var relations: (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) {
    let isColumn = stack.axis == .vertical
    switch stack.alignment {
    case .fill: return (.equal, .equal)
    case .leading: return (.equal, .greaterThanOrEqual)
    case .trailing: return (.greaterThanOrEqual, .equal)
    case .center: return (.greaterThanOrEqual, .greaterThanOrEqual)
    case .firstBaseline:
      return isColumn
        ? (.equal, .greaterThanOrEqual) : (.greaterThanOrEqual, .greaterThanOrEqual)
    case .lastBaseline:
      return isColumn
        ? (.greaterThanOrEqual, .equal) : (.greaterThanOrEqual, .greaterThanOrEqual)
    }
  }

  private mutating func alignBaselines() {
    guard stack.axis == .horizontal, let first = views.first else { return }
    let attribute: NSLayoutConstraint.Attribute
    let edge: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: (attribute, edge) = (.firstBaseline, .top)
    case .lastBaseline: (attribute, edge) = (.lastBaseline, .bottom)
    case .fill, .leading, .center, .trailing: return
    }
    for view in views.dropFirst() {
      add("alignment", item(view), attribute, .equal, item(first), attribute)
    }
    for view in views {
      add(
        "alignment", item(view), edge, .equal, canvas, edge, priority: Self.smallness)
    }
  }

  private mutating func suppressAmbiguity() {
    for attribute in [along.length, across.length] {
      add(
        "ambiguity-suppression",
        NSLayoutConstraint(LayoutTerm(stack.ensureLayoutItem(), attribute), .equal, nil),
        Self.smallness)
    }
  }

  // MARK: Making

  private func item(_ view: UIView) -> LayoutItem { view.ensureLayoutItem() }

  private mutating func add(
    _ name: String, _ first: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, attribute), relation, LayoutTerm(second, other), multiplier: multiplier,
      constant: constant)
    add(name, constraint, priority)
  }

  private mutating func add(
    _ name: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority
  ) {
    constraint.identifier = "UISV-\(name)"
    constraint.breakingCost = BreakingCost.stack
    constraint.priority = priority
    constraints.append(constraint)
  }
}

/// The attributes along one axis, of which the horizontal ones follow writing.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
