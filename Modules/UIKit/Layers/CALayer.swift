public import Foundation

/// The drawn side of a view: its colors, border, corners, shadow and opacity.
///
/// Headless layers are not drawn; they hold what would be. Geometry and visibility of a view's own
/// layer are the view's: reading or writing them on either is the same. Colors are fixed: a layer
/// does not follow a change of traits until a color is set again.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose own layer this is.
  weak var owningView: UIView?
  var geometry = ViewGeometry(frame: .zero)
  var storedTransform = CGAffineTransform.identity
  var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  var storedIsHidden = false
  var storedOpacity: Float = 1
  var storedMasksToBounds = false
  var storedBackgroundColor: CGColor?
  var storedSublayers: [CALayer] = []
  weak var storedSuperlayer: CALayer?

  /// Creates a layer of size zero.
  @inline(never) public override required init() {
    super.init()
  }

  /// The color behind the content.
  ///
  /// On a view's own layer it is the view's background color, resolved for the view's traits.
  open var backgroundColor: CGColor? {
    get { owningView.map { $0.resolvedBackgroundColor } ?? storedBackgroundColor }
    set {
      if let owningView {
        owningView.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        storedBackgroundColor = newValue
      }
    }
  }

  /// The color of the border, black at first.
  open var borderColor: CGColor? = .black

  /// The width of the border in points; zero for none.
  open var borderWidth: CGFloat = 0

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0

  /// Which corners are round; all at first.
  open var maskedCorners: CACornerMask = .all

  /// The color of the shadow, black at first.
  open var shadowColor: CGColor? = .black

  /// How opaque the shadow is, from 0 to 1; none at first.
  open var shadowOpacity: Float = 0

  /// How far the shadow lies from the layer.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3

  /// Whether the layer hides all that lies behind it.
  open var isOpaque = false

  /// How many pixels of the content a point has.
  open var contentsScale: CGFloat = 1

  /// The order among siblings: layers with more lie in front.
  open var zPosition: CGFloat = 0

  /// A name for the program's own use.
  open var name: String?

  /// How opaque the layer is with its sublayers, from 0 to 1.
  open var opacity: Float {
    get { owningView.map { Float($0.alpha) } ?? storedOpacity }
    set {
      if let owningView { owningView.alpha = CGFloat(newValue) } else { storedOpacity = newValue }
    }
  }

  /// Whether the layer is invisible with its sublayers.
  open var isHidden: Bool {
    get { owningView?.isHidden ?? storedIsHidden }
    set {
      if let owningView { owningView.isHidden = newValue } else { storedIsHidden = newValue }
    }
  }

  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool {
    get { owningView?.clipsToBounds ?? storedMasksToBounds }
    set {
      if let owningView {
        owningView.clipsToBounds = newValue
      } else {
        storedMasksToBounds = newValue
      }
    }
  }
}
