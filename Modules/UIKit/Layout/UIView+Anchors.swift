/// The anchors of a view's alignment rectangle.
extension UIView {
  private func place(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(ensureLayoutItem(), attribute)
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

  /// The baseline of the first line of text in ``forFirstBaselineLayout``; the bottom of a view
  /// without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.firstBaseline)) }

  /// The baseline of the last line of text in ``forLastBaselineLayout``; the bottom of a view
  /// without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.lastBaseline)) }
}
