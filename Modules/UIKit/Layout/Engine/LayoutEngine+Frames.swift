import Foundation

/// Views that are laid out by their frame and autoresizing mask, as constraints.
extension LayoutEngine {
  /// The topmost view's size is what its frame says, what is sought for its fitting size, or a wish
  /// if constraints alone lay it out.
  func beginRoot(_ item: LayoutItem) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let penalty =
        fitting?.priority(axis).penalty
        ?? (item.isConstrained ? UILayoutPriority.fittingSizeLevel.penalty : .required)
      let length = registration(of: item).length[axis]
      let rule = addRule(
        [SolverTerm(length)], equals: rootLength(axis), above: penalty, below: penalty,
        breakingCost: BreakingCost.frame, origin: .frame(item, axis))
      item.registration?.rules.append(rule)
    }
  }

  private func rootLength(_ axis: NSLayoutConstraint.Axis) -> Double {
    if let fitting { return Double(axis == .horizontal ? fitting.size.width : fitting.size.height) }
    let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size)).size
    return Double(axis == .horizontal ? size.width : size.height)
  }

  /// Adds the constraints that keep a view where its frame and mask put it.
  func pin(_ item: LayoutItem, _ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let registration = item.registration else { return }
      let pin = view.framePin(axis)
      var lists = [
        [SolverTerm(registration.position[axis])], [SolverTerm(registration.length[axis])],
      ]
      if let superview = view.storedSuperview, pin.positionFactor != 0 || pin.lengthFactor != 0 {
        let length = self.registration(of: superview.ensureLayoutItem()).length[axis]
        lists[0].append(SolverTerm(length, -pin.positionFactor))
        lists[1].append(SolverTerm(length, -pin.lengthFactor))
      }
      for (list, constant) in zip(lists, [pin.position, pin.length]) {
        let rule = addRule(
          list, equals: constant, breakingCost: BreakingCost.frame, origin: .frame(item, axis))
        item.registration?.rules.append(rule)
      }
      item.registration?.pins[axis] = pin
    }
  }

  /// Takes in that a view's frame, or the topmost view's size, was set.
  func frameChanged(of item: LayoutItem, _ view: UIView) {
    guard let registration = item.registration, registration.engine == id else { return }
    if view === root {
      noteWork()
      for (axis, rule) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], registration.rules) {
        solver.setConstant(rootLength(axis), of: rule)
      }
      return
    }
    guard !item.isConstrained, registration.rules.count == 4 else { return }
    let (horizontal, vertical) = (view.framePin(.horizontal), view.framePin(.vertical))
    guard
      horizontal != registration.pins.horizontal || vertical != registration.pins.vertical
    else { return }
    noteWork()
    if horizontal.hasFactors(of: registration.pins.horizontal),
      vertical.hasFactors(of: registration.pins.vertical)
    {
      let constants = [
        horizontal.position, horizontal.length, vertical.position, vertical.length,
      ]
      for (rule, constant) in zip(registration.rules, constants) {
        solver.setConstant(constant, of: rule)
      }
      item.registration?.pins.horizontal = horizontal
      item.registration?.pins.vertical = vertical
    } else {
      dropPins(of: item)
      pin(item, view)
    }
  }

  func dropPins(of item: LayoutItem) {
    for rule in item.registration?.rules ?? [] { drop(rule) }
    item.registration?.rules = []
  }

  /// Takes in that a view is laid out by constraints from now on, or no longer.
  func constrainednessChanged(of item: LayoutItem, _ view: UIView) {
    noteWork()
    guard let registration = item.registration, registration.engine == id else {
      if item.isConstrained { newcomers.append(view) }
      return
    }
    dropPins(of: item)
    if view === root {
      beginRoot(item)
    } else if !item.isConstrained {
      pin(item, view)
    }
    unmeasured.append(item)
  }
}

extension FramePin {
  fileprivate func hasFactors(of other: FramePin?) -> Bool {
    positionFactor == other?.positionFactor && lengthFactor == other?.lengthFactor
  }
}

extension UIView {
  /// How the view's alignment rectangle lies along an axis by its frame and mask.
  fileprivate func framePin(_ axis: NSLayoutConstraint.Axis) -> FramePin {
    let rect = alignmentRect(forFrame: frame)
    let isHorizontal = axis == .horizontal
    let position = Double(isHorizontal ? rect.minX : rect.minY)
    let length = Double(isHorizontal ? rect.width : rect.height)
    guard let superview = storedSuperview, superview.layoutItem?.isConstrained ?? false else {
      return FramePin(position: position, length: length)
    }
    let mask = autoresizingMask
    let size = superview.bounds.size
    return FramePin(
      position: position, length: length,
      superviewLength: Double(isHorizontal ? size.width : size.height),
      flexible: isHorizontal
        ? (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
        : (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }
}
