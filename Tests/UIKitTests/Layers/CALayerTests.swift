import Testing
import UIKit

/// Layers, on their own and as the drawn side of views.
@MainActor
@Suite(.headlessUIKit)
struct CALayerTests {
  @Test func `a view's layer shares the view's geometry and visibility`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    view.layer.position = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.isHidden = true
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.clipsToBounds)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.affineTransform() == view.transform)
  }

  @Test func `a view's layer has the view's background, resolved for the view's traits`() {
    let window = makeWindow()
    let view = window.addedView()
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func `layers of subviews are the sublayers, and are followed by those that were added`() {
    let view = UIView()
    let subview = view.addedView()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    #expect(view.layer.sublayers?.elementsEqual([subview.layer, layer], by: ===) == true)
    #expect(layer.superlayer === view.layer)
    #expect(subview.layer.superlayer === view.layer)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil)
    #expect(subview.layer.sublayers == nil)
  }

  @Test func `a layer cannot be put into itself or below itself`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    #expect(outer.superlayer == nil)
    #expect(inner.sublayers == nil)
  }

  @Test func `a layer of its own has a geometry about its anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(layer.frame.size == CGSize(width: 5, height: 5))
  }

  @Test func `a view may choose the class of its layer, which it keeps alive and not the reverse`()
  {
    weak var weakView: UIView?
    var layer: CALayer?
    do {
      let view = LayeredView()
      layer = view.layer
      weakView = view
      #expect(view.layer is SpecialLayer)
      #expect(view.layer === layer)
    }
    #expect(weakView == nil)
    #expect(layer?.isHidden == false)
  }

  @Test func `borders, corners and shadows are as they were set`() {
    let layer = CALayer()
    #expect(layer.borderColor == .black)
    #expect(layer.borderWidth == 0)
    layer.borderColor = UIColor.red.cgColor
    layer.borderWidth = 2
    layer.cornerRadius = 4
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(layer.borderColor == UIColor.red.cgColor)
    #expect(layer.borderWidth == 2)
    #expect(layer.cornerRadius == 4)
    #expect(layer.maskedCorners == .layerMinXMinYCorner)
  }
}

private final class SpecialLayer: CALayer {}

private final class LayeredView: UIView {
  override class var layerClass: AnyClass { SpecialLayer.self }
}
