public import Foundation

/// A view of a collection: a cell, or what supplements or decorates cells.
///
/// The collection makes it through `init(frame:)`, and hides and keeps it when it scrolls out of sight,
/// until it can serve again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Under which name the view was dequeued.
  var reuseKey: ReuseKey?
  /// Which element the view shows.
  var elementKey: ElementKey?
  weak var hostView: UICollectionView?
  /// What lies in front among the views of the collection.
  var zIndex = 0

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .collectionReusableView)
  }

  /// The identifier under which the view was dequeued.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  /// Tells the view that it is about to serve again; override it to forget what it showed. Call
  /// `super`.
  open func prepareForReuse() {}

  /// Gives the view the attributes that the layout has for it, which it has taken frame, alpha and
  /// transform from; override it for attributes of a layout of your own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Lets the view say what size it would like, where the layout asks.
  ///
  /// A plain view answers with the size that its constraints need, the given width kept; one without
  /// constraints with the given attributes (own decision, where UIKit speaks of self-sizing only).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes)
  }

  /// Tells the view that its collection is about to change its layout; does nothing unless overridden.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Tells the view that its collection changed its layout; does nothing unless overridden.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The size that the content needs within the attributes; `nil` for no opinion.
  func contentSize(fitting size: CGSize) -> CGSize? {
    guard hasConstrainedContent else { return nil }
    return fittedSize(of: self, in: size)
  }

  /// Makes the view forget that it was selected, before the program does its part.
  func prepareToServe() { prepareForReuse() }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hostView?.sizeMayHaveChanged(of: self)
  }

  override func subviewDidChangeContentSize(_ subview: UIView) {
    super.subviewDidChangeContentSize(subview)
    hostView?.sizeMayHaveChanged(of: self)
  }
}
