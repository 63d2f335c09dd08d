// Apple allows overriding these too; here they are not part of the class body, which is long
// enough.
extension UIView {
  /// How strongly the view refuses to be larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutItem?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view refuses to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, axis, \.hugging)
  }

  /// How strongly the view refuses to be smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutItem?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, axis, \.resistance)
  }
}
