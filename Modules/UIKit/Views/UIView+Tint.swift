extension UIView {
  /// Whether the tint is shown as it is or dimmed, here and in the subviews that say nothing else.
  ///
  /// Reading it answers what is in effect, never `.automatic`. How a dimmed tint looks is not
  /// documented by Apple; here it is the system's gray.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      nearest { view in
        let mode = view.rare?.tintAdjustmentMode
        return mode == .automatic ? nil : mode
      } ?? .normal
    }
    set { changeTint { ensureRare().tintAdjustmentMode = newValue } }
  }

  var effectiveTintColor: UIColor {
    if tintAdjustmentMode == .dimmed { return .systemGray }
    return nearest { $0.rare?.tintColor } ?? .systemBlue
  }

  /// What the view has, or the nearest above it that has any.
  private func nearest<Property>(_ property: (UIView) -> Property?) -> Property? {
    var view: UIView? = self
    while let asked = view {
      if let found = property(asked) { return found }
      view = asked.storedSuperview
    }
    return nil
  }

  func setTintColor(_ color: UIColor?) {
    guard color != nil || rare?.tintColor != nil else { return }
    changeTint { ensureRare().tintColor = color }
  }

  /// Tells this view and those below that take their tint from here, if the change makes a difference.
  private func changeTint(_ change: () -> Void) {
    let previous = tintColor
    change()
    announceTint(insteadOf: previous)
  }

  /// After the tint around this view may have changed: tells those whose tint is another now, parents
  /// first.
  func announceTint(insteadOf previous: UIColor?) {
    guard tintColor != previous else { return }
    traitNode.collection.withCurrent { tintColorDidChange() }
    for subview in storedSubviews
    where subview.rare?.tintColor == nil && subview.storedSuperview === self {
      subview.announceTint(insteadOf: previous)
    }
  }
}
