/// The anchors of a view's alignment rectangle.
extension UIView {
  private func place(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(ensureLayoutItem(), attribute)
  }

  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
  /// The left side, whichever way writing runs.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.left)) }
  /// The right side, whichever way writing runs.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.right)) }
  /// The middle between the sides.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
  /// The distance between the sides.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
  /// The distance between the upper and the lower edge.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

  /// The baseline of the first line of text in ``forFirstBaselineLayout``; the bottom of a view
  /// without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.firstBaseline)) }

  /// The baseline of the last line of text in ``forLastBaselineLayout``; the bottom of a view
  /// without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.lastBaseline)) }
}
