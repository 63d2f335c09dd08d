public import Foundation

/// A place on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<
  NSLayoutYAxisAnchor
>
{
  /// The extent from this place to another one; positive downwards.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Makes an inactive constraint that this place lies the system's spacing, 8 points, times a
  /// factor below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: LayoutSpacing.system * multiplier)
  }

  /// Makes an inactive constraint that this place lies at least the system's spacing times a factor
  /// below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: LayoutSpacing.system * multiplier)
  }

  /// Makes an inactive constraint that this place lies at most the system's spacing times a factor
  /// below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: LayoutSpacing.system * multiplier)
  }
}
