import Foundation

/// UIKit's own guides, as constraints on their owners.
extension LayoutEngine {
  /// The widest that text should be for easy reading, in points; decided here, close to what
  /// Apple's system does at the default text size.
  static let readableWidth = 672.0

  /// Adds the constraints that tie a guide to its owner.
  func rule(_ guide: UILayoutGuide) {
    guard let owner = guide.storedOwner, let own = guide.item.registration else { return }
    let ownerLength = registration(of: owner.ensureLayoutItem()).length
    let insets = guide.ruledInsets(in: owner)
    guide.item.registration?.insets = insets
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let (near, far) = guide.ruledConstants(insets, axis, in: owner)
      let start = SolverTerm(own.position[axis])
      let length = SolverTerm(own.length[axis])
      let outer = SolverTerm(ownerLength[axis], -1)
      if guide.kind == .content {
        add([start], 0, to: guide)
      } else if guide.kind == .readable, axis == .horizontal {
        ruleReadableWidth(guide, near, far, start, length, outer)
      } else {
        add([start], near, to: guide)
        add([start, length, outer], far, to: guide)
      }
    }
  }

  /// Centers the readable width between the margins.
  private func ruleReadableWidth(
    _ guide: UILayoutGuide, _ near: Double, _ far: Double, _ start: SolverTerm,
    _ length: SolverTerm, _ outer: SolverTerm
  ) {
    let halfOuter = SolverTerm(outer.variable, -0.5)
    add([start, SolverTerm(length.variable, 0.5), halfOuter], (near + far) / 2, to: guide)
    add([length, outer], far - near, below: .priority(999), to: guide)
    add([length], Self.readableWidth, below: .none, to: guide)
  }

  private func add(
    _ list: [SolverTerm], _ constant: Double, below: Penalty = .required, to guide: UILayoutGuide
  ) {
    let rule = addRule(
      list, equals: constant, below: below, breakingCost: BreakingCost.guide,
      origin: .guide(guide))
    guide.item.registration?.rules.append(rule)
  }

  /// Takes in margins and safe areas that have become others.
  func refreshGuides() {
    for guide in ruledGuides {
      guard guide.kind != .content, let owner = guide.storedOwner,
        let registration = guide.item.registration, registration.engine == id
      else { continue }
      let insets = guide.ruledInsets(in: owner)
      guard insets != registration.insets else { continue }
      guide.item.registration?.insets = insets
      hasWork = true
      let (left, right) = guide.ruledConstants(insets, .horizontal, in: owner)
      let (top, bottom) = guide.ruledConstants(insets, .vertical, in: owner)
      let constants =
        guide.kind == .readable
        ? [(left + right) / 2, right - left, Self.readableWidth, top, bottom]
        : [left, right, top, bottom]
      for (rule, constant) in zip(registration.rules, constants) {
        solver.setConstant(constant, of: rule)
      }
    }
  }
}

extension UILayoutGuide {
  /// How far the guide lies inside its owner's bounds.
  func ruledInsets(in owner: UIView) -> UIEdgeInsets {
    switch kind {
    case .custom, .content: .zero
    case .frame:
      UIEdgeInsets(
        top: owner.bounds.minY, left: owner.bounds.minX, bottom: -owner.bounds.minY,
        right: -owner.bounds.minX)
    case .margins, .readable: owner.layoutMargins
    case .safeArea: owner.safeAreaInsets
    }
  }

  /// Where the guide starts, and by how much its end differs from the length of the owner's
  /// alignment rectangle.
  func ruledConstants(
    _ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis, in owner: UIView
  ) -> (near: Double, far: Double) {
    let alignment = owner.alignmentRectInsets
    return axis == .horizontal
      ? (Double(insets.left), Double(alignment.left + alignment.right - insets.right))
      : (Double(insets.top), Double(alignment.top + alignment.bottom - insets.bottom))
  }

  /// The rectangle of one of UIKit's own guides by its rule alone, for a guide that no constraint
  /// mentions.
  func ruledFrame(in owner: UIView) -> CGRect {
    if kind == .content, let scroller = owner as? UIScrollView {
      return CGRect(origin: .zero, size: scroller.contentSize)
    }
    guard kind != .custom, kind != .content else { return .zero }
    let insets = ruledInsets(in: owner)
    let bounds = owner.bounds.size
    var frame = CGRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    if kind == .readable, frame.width > LayoutEngine.readableWidth {
      frame = CGRect(
        x: frame.midX - LayoutEngine.readableWidth / 2, y: frame.minY,
        width: LayoutEngine.readableWidth, height: frame.height)
    }
    return frame
  }
}
