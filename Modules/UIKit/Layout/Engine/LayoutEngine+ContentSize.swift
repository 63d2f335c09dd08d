import Foundation

/// Content sizes as constraints: a view hugs its content from outside and resists from inside, each
/// with its priority.
extension LayoutEngine {
  /// Takes in the content sizes that may have changed.
  func measureContents() {
    var index = 0
    // Measuring asks views, whose answers may note more.
    while index < unmeasured.count {
      measure(unmeasured[index])
      index += 1
    }
    unmeasured.removeAll()
  }

  private func measure(_ item: LayoutItem) {
    guard let registration = item.registration, registration.engine == id, let view = item.view
    else { return }
    guard item.isConstrained || view === root && fitting != nil else {
      return setContentSize(CGSize(width: -1, height: -1), of: item)
    }
    var size = view.intrinsicContentSize
    let height = contentHeight(of: item)
    if height != nil, !registration.wraps {
      item.registration?.wraps = true
      wrapping.append(item)
    }
    size.height = height ?? size.height
    setContentSize(size, of: item)
  }

  /// The height of a view's content at the width found so far, where it follows from the width.
  private func contentHeight(of item: LayoutItem) -> CGFloat? {
    guard let registration = item.registration else { return nil }
    let width = CGFloat(solver.value(of: registration.length.horizontal))
    return width > 0 ? item.view?.contentHeight(forWidth: width) : nil
  }

  private func setContentSize(_ size: CGSize, of item: LayoutItem) {
    setContent(Double(size.width), .horizontal, item)
    setContent(Double(size.height), .vertical, item)
  }

  private func setContent(_ value: Double, _ axis: NSLayoutConstraint.Axis, _ item: LayoutItem) {
    guard let registration = item.registration else { return }
    let known = registration.contentSize[axis].flatMap { solver.contains($0) ? $0 : nil }
    guard value >= 0, value.isFinite else {
      if let known { drop(known) }
      item.registration?.contentSize[axis] = nil
      return
    }
    if let known { return solver.setConstant(value, of: known) }
    item.registration?.contentSize[axis] = addRule(
      [SolverTerm(registration.length[axis])], equals: value,
      above: item.hugging[axis].penalty, below: item.resistance[axis].penalty,
      breakingCost: BreakingCost.contentSize, origin: .contentSize(item, axis))
  }

  /// Takes in that the priorities of a content size were changed.
  func contentPrioritiesChanged(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    noteWork()
    guard let registration = item.registration, registration.engine == id,
      let handle = registration.contentSize[axis], solver.contains(handle)
    else { return unmeasured.append(item) }
    solver.setPenalties(
      above: item.hugging[axis].penalty, below: item.resistance[axis].penalty, of: handle)
  }

  /// Gives items whose height follows their width the height for the width found. Says whether any
  /// was another.
  func rewrap() -> Bool {
    var hasChanged = false
    for item in wrapping {
      guard let registration = item.registration, registration.engine == id,
        let handle = registration.contentSize.vertical,
        let known = solver.constant(of: handle), let height = contentHeight(of: item),
        abs(known - Double(height)) > Tolerance.value
      else { continue }
      solver.setConstant(Double(height), of: handle)
      hasChanged = true
    }
    return hasChanged
  }
}
