public import Foundation

/// A linear relation between two attributes: `first relation multiplier × second + constant`.
///
/// Only an active constraint counts. It belongs to the view that is nearest above both items, which
/// keeps it alive (``UIView/constraints``); the constraint does not keep its items alive. A
/// constraint of a priority below ``UILayoutPriority/required`` costs each point by which it is
/// missed, and what is missed at higher priorities is minimised before anything at a lower one.
///
/// Leading and trailing follow the direction of the nearest view above both items. Places are
/// compared without regard to the origin of bounds, so scrolling moves no constraint.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutTerm
  let second: LayoutTerm?
  /// The attribute comparison.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// A name for messages.
  open var identifier: String?
  /// Whether an archive of the view would hold the constraint; nothing is archived here.
  open var shouldBeArchived = false
  /// The view that keeps the constraint alive while it is active.
  weak var holder: UIView?
  var installation: ConstraintInstallation?
  /// The larger, the later the constraint was activated.
  var activation = 0
  static var lastActivation = 0
  /// What a conflict may cost before this constraint is given up; UIKit's own constraints cost
  /// more.
  var breakingCost = 0

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
  }

  /// Creates a constraint between two views or guides, or of one and a constant.
  ///
  /// An item that is neither view nor guide, attributes of two axes, a place against an extent, and
  /// numbers that are not finite are reported as misuse; such a constraint can be kept, but does
  /// nothing when activated.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutTerm(LayoutItem.of($0), attr2) }
    self.init(
      LayoutTerm(LayoutItem.of(view1), attr1), relation, attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier, constant: c)
  }

  /// The first view or guide, while it lives.
  open var firstItem: AnyObject? { first.item?.object }

  /// The second view or guide, while it lives; nil for a constraint against a constant.
  open var secondItem: AnyObject? { second?.item?.object }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }

  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor of the second side; nil for a constraint against a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The number of points that is added to the second side.
  ///
  /// Changing it on an active constraint is cheap: nothing but what depends on it is solved again.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return Headless.report(.layout(.constraintNotFinite(constraint: debugDescription)))
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engine?.constantChanged(of: self)
    }
  }

  /// How important the constraint is; required by default.
  ///
  /// While it is active, it can become neither required nor optional, as UIKit documents: that is
  /// reported and not done.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isValid else {
        return Headless.report(.layout(.priorityOutOfRange(priority: newValue.rawValue)))
      }
      guard newValue != storedPriority else { return }
      if holder != nil, (newValue == .required) != (storedPriority == .required) {
        return Headless.report(
          .layout(.requirementOfActiveConstraint(constraint: debugDescription)))
      }
      storedPriority = newValue
      engine?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint counts. Setting it adds the constraint to the nearest view above both
  /// items, or takes it from there.
  ///
  /// Without a common view above them the constraint stays inactive, and that is reported.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The constraint in the manner of the visual format. For the main actor alone.
  open override var description: String {
    MainActor.assumeIsolated { visualDescription }
  }

  open override var debugDescription: String { description }
}
