extension UIView {
  /// Redraws the view for a color that it was given, and from now on whenever the appearance of
  /// dynamic colors changes, if the color is dynamic.
  func didChange(_ color: UIColor?, from previous: UIColor?) {
    guard color != previous else { return }
    setNeedsDisplay()
    if color?.isDynamic == true { followColorAppearance() }
  }

  /// Redraws the view from now on whenever a trait changes that affects the appearance of colors.
  func followColorAppearance() {
    let rare = ensureRare()
    guard rare.colorRegistration == nil else { return }
    rare.colorRegistration = traitNode.register(
      self, for: .colorAppearance, kind: .system
    ) { object, _ in
      (object as? UIView)?.setNeedsDisplay()
    }
  }
}
