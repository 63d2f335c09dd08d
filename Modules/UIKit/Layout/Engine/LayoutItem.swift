import Foundation

/// What of a view or a layout guide takes part in constraints.
///
/// Views and guides own their item; an item keeps neither alive, so constraints can name items
/// without keeping views alive.
@MainActor final class LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// The item's unknowns, in the engine that it is registered with.
  var registration: LayoutRegistration?
  /// Whether constraints alone lay the view out, and not its frame and autoresizing mask.
  var isConstrained = false
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var resistance = AxisPair(UILayoutPriority.defaultHigh)

  init(view: UIView) {
    self.view = view
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
  }

  /// The item of a view or a guide; nil for anything else.
  static func of(_ object: Any) -> LayoutItem? {
    if let view = object as? UIView { return view.ensureLayoutItem() }
    if let guide = object as? UILayoutGuide { return guide.item }
    return nil
  }

  var object: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide.
  var containerView: UIView? { view ?? guide?.owningView }

  /// The view in whose coordinates the item's place is counted.
  var parent: UIView? { view.map { $0.storedSuperview } ?? guide?.owningView }
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
