extension CALayer {
  /// The layer that holds this one. That of a view's own layer is the superview's.
  public var superlayer: CALayer? { owningView?.superview?.layer ?? storedSuperlayer }

  /// The layers that this one holds, the hindmost first, or `nil` for none. Those of subviews come
  /// before those that were added.
  public var sublayers: [CALayer]? {
    let layers = (owningView?.subviews.map(\.layer) ?? []) + storedSublayers
    return layers.isEmpty ? nil : layers
  }

  /// Adds a layer in front, moving it here from where it was.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(storedSublayers.count))
  }

  /// Inserts a layer at an index among those that were added; an index past the end means the
  /// front. A view's own layer and an ancestor cannot be inserted: nothing happens.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let ancestors = sequence(first: self) { $0.storedSuperlayer }
    guard layer.owningView == nil, !ancestors.contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(Int(idx), storedSublayers.count))
    layer.storedSuperlayer = self
  }

  /// Takes the layer out of its superlayer; harmless without one, and for a view's own layer.
  public func removeFromSuperlayer() {
    storedSuperlayer?.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
  }
}
