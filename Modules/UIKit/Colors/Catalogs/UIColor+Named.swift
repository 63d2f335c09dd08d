public import Foundation

extension UIColor {
  /// Creates the color of a name from the main bundle's asset catalogs; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color of a name from a bundle's asset catalogs; `nil` if there is none.
  ///
  /// The color is dynamic, unless traits are given: then it is the one for those traits. Without a
  /// bundle the main one is meant.
  public convenience init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = NamedColors.shared.color(named: name, in: bundle ?? .main) else {
      return nil
    }
    let dynamic = UIColor(.dynamic(color))
    self.init(traitCollection.map { dynamic.resolvedColor(with: $0).contents } ?? dynamic.contents)
  }
}
