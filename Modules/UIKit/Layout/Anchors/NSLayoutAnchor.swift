public import Foundation

/// A place or an extent of a view or guide, from which constraints are made.
///
/// The type parameter keeps places of the two axes and extents apart at compile time. An anchor
/// does not keep its item alive.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Makes an inactive constraint that this anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }

  /// Makes an inactive constraint that this anchor equals another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// Makes an inactive constraint that this anchor is no less than another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }

  /// Makes an inactive constraint that this anchor is no less than another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Makes an inactive constraint that this anchor is no more than another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }

  /// Makes an inactive constraint that this anchor is no more than another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  /// The active constraints that have a part in where the anchor lies.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = term.axis, let item = term.item else { return [] }
    return item.engineInUse?.constraintsAffecting(item, axis) ?? []
  }

  /// Whether the anchor could as well lie elsewhere.
  open var hasAmbiguousLayout: Bool {
    guard let axis = term.axis, let item = term.item else { return false }
    return item.engineInUse?.isAmbiguous(item, axis) ?? false
  }

  /// The anchor's name in messages: the attribute's.
  open var name: String { term.attribute.name }

  open override var description: String {
    MainActor.assumeIsolated { term.visualDescription }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    // Compared by term, so that anchors asked for twice are equal, as they are in UIKit.
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { term.isSame(as: other.term) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { term.attribute.rawValue }
  }
}
