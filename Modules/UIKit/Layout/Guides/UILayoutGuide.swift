public import Foundation

/// A rectangle that takes part in constraints like a view, and is none.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What the rectangle of one of UIKit's own guides is.
  enum Kind {
    /// What the program's constraints say.
    case custom
    case margins, safeArea, readable
    /// What scrolls in its owner: it starts at zero, and constraints say how large it is.
    case content
    /// What its owner shows of its content: as large as the owner, where it has scrolled to.
    case frame
  }

  let kind: Kind
  private(set) lazy var item = LayoutItem(guide: self)
  /// A name for messages; empty by default.
  open var identifier = ""
  weak var storedOwner: UIView?

  /// Creates a guide; add it to a view with ``UIView/addLayoutGuide(_:)``.
  @inline(never) public override init() {
    kind = .custom
    super.init()
  }

  /// Creates a guide; the coder is not read, as there is no archive of guides here.
  @inline(never) public init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  init(kind: Kind, owner: UIView, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    storedOwner = owner
    super.init()
  }

  /// The view in whose coordinates the guide lies and that keeps it alive.
  ///
  /// Setting it moves the guide, as ``UIView/addLayoutGuide(_:)`` does.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        storedOwner?.removeLayoutGuide(self)
      }
    }
  }

  /// The guide's rectangle in its owner's coordinates, as of the last layout; its edges lie on
  /// pixels.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    return item.engineInUse?.rectangle(of: item) ?? ruledFrame(in: owner)
  }

  /// The active constraints that have a part in the guide's rectangle along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.engineInUse?.constraintsAffecting(item, axis) ?? []
  }

  /// Whether the guide's rectangle could as well be another one.
  open var hasAmbiguousLayout: Bool {
    [NSLayoutConstraint.Axis.horizontal, .vertical].contains {
      item.engineInUse?.isAmbiguous(item, $0) ?? false
    }
  }

  open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)) \(identifier.isEmpty ? "without identifier" : identifier)>"
    }
  }
}

extension UILayoutGuide {
  private func place(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(item, attribute)
  }

  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
  /// The left side, whichever way writing runs.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.left)) }
  /// The right side, whichever way writing runs.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.right)) }
  /// The middle between the sides.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
  /// The distance between the sides.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
  /// The distance between the upper and the lower edge.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }
}
