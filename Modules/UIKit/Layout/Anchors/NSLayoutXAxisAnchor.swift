public import Foundation

/// A place on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<
  NSLayoutXAxisAnchor
>
{
  /// The extent from this place to another one; positive to the right.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Makes an inactive constraint that this place comes the system's spacing, 8 points, times a
  /// factor after another.
  ///
  /// After means to the right where writing runs from left to right, else to the left, if both
  /// places follow writing.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, after: anchor, multiplier)
  }

  /// Makes an inactive constraint that this place comes at least the system's spacing times a
  /// factor after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Makes an inactive constraint that this place comes at most the system's spacing times a factor
  /// after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, after: anchor, multiplier)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ factor: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, anchor.term, constant: LayoutSpacing.system * factor)
  }
}

/// Distances that UIKit calls the system's.
enum LayoutSpacing {
  /// Between siblings, and between a view and its container's margins.
  static let system: CGFloat = 8
}
