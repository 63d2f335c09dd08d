import Foundation

/// What the engine can be asked about an item.
extension LayoutEngine {
  /// The item's alignment rectangle in its parent's coordinates, with each edge on the nearest
  /// pixel, or nil if the item takes no part.
  ///
  /// Edges that would lie in the middle of a pixel go away from zero. Edges are rounded, not
  /// lengths, so that what touches keeps touching; a length may thus differ by a pixel from place
  /// to place.
  func rectangle(of item: LayoutItem) -> CGRect? {
    guard let registration = item.registration, registration.engine == id else { return nil }
    let x = solver.value(of: registration.position.horizontal)
    let y = solver.value(of: registration.position.vertical)
    let right = x + solver.value(of: registration.length.horizontal)
    let bottom = y + solver.value(of: registration.length.vertical)
    let (left, top) = (pixel(x), pixel(y))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(right) - left) / scale,
      height: (pixel(bottom) - top) / scale)
  }

  /// The number of the nearest pixel edge.
  private func pixel(_ value: Double) -> Double {
    // What differs from the middle of a pixel by rounding errors lies there.
    ((value * scale * 1e6).rounded() / 1e6).rounded(.toNearestOrAwayFromZero)
  }

  /// The constraints of the program that have a part in where the item lies along an axis, in the
  /// order of activation.
  func constraintsAffecting(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let registration = item.registration, registration.engine == id else { return [] }
    var handles = solver.constraintsBehind(registration.position[axis])
    handles += solver.constraintsBehind(registration.length[axis])
    handles.sort { $0.sequence < $1.sequence }
    var found: [NSLayoutConstraint] = []
    for handle in handles {
      if case .constraint(let constraint) = origin(of: handle), found.last !== constraint {
        found.append(constraint)
      }
    }
    return found
  }

  /// Whether the item's place or extent along an axis could as well be another one.
  func isAmbiguous(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let registration = item.registration, registration.engine == id else { return false }
    let isPlaced = item.view !== root
    return (isPlaced && solver.isAmbiguous(registration.position[axis]))
      || solver.isAmbiguous(registration.length[axis])
  }
}

extension LayoutEngine {
  /// The size of the topmost view's alignment rectangle, rounded up to whole pixels.
  func fittingSize() -> CGSize {
    let length = registration(of: root.ensureLayoutItem()).length
    noteWork()
    solveIfNeeded()
    return CGSize(
      width: upToPixel(solver.value(of: length.horizontal)),
      height: upToPixel(solver.value(of: length.vertical)))
  }

  private func upToPixel(_ value: Double) -> CGFloat {
    // Rounding errors must not make a whole pixel of it.
    CGFloat((value * scale - 1e-6).rounded(.up) / scale)
  }
}

extension UIView {
  /// How many symbols the solver of this topmost view has room for; nil without a solver. For tests
  /// of memory.
  package var layoutSymbolCount: Int? {
    constraintState?.engine?.solver.symbolCount
  }
}
