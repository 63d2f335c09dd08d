extension UILabel: UIContentSizeCategoryAdjusting {
  /// Brings the font in line with the label's size category and weight of text, now and whenever that changes.
  func followContentSizeCategory() {
    guard contentSizeRegistration == nil else { return }
    let traits = TraitIDs(
      [SystemTrait.preferredContentSizeCategory, .legibilityWeight].map(\.rawValue))
    contentSizeRegistration = traitNode.register(self, for: .traits(traits), kind: .system) {
      label, _ in (label as? UILabel)?.adjustFont()
    }
    adjustFont()
  }

  func stopFollowingContentSizeCategory() {
    guard let contentSizeRegistration else { return }
    traitNode.unregister(contentSizeRegistration)
    self.contentSizeRegistration = nil
  }

  /// Fonts of a fixed size stay as they are, as on Apple platforms.
  func adjustFont() {
    let adjusted: UIFont = font.adjusted(for: traitNode.collection)
    if adjusted != font { font = adjusted }
  }
}
