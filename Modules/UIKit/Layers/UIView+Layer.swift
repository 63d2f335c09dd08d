import Foundation

extension UIView {
  /// The view's own layer, made when it is first asked for.
  var ownLayer: CALayer {
    let rare = ensureRare()
    if let layer = rare.layer { return layer }
    let layerType = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = layerType.init()
    layer.contentsScale = traitCollection.displayScale
    layer.owningView = self
    rare.layer = layer
    return layer
  }

  /// The background color as it is under the view's traits.
  var resolvedBackgroundColor: CGColor? {
    backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }
}
