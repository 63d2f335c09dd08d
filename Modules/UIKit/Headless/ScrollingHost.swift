/// What gives scroll views their ``delegate``.
///
/// Tables, collections and text views have a `delegate` of a more special protocol than the scroll
/// views that they are. Objective-C lets a subclass say so; Swift does not let it redeclare a
/// superclass's property with another type, but it does let a class's own property take the place of
/// one that comes from a protocol's extension.
@preconcurrency @MainActor public protocol ScrollingHost: UIScrollView {}

extension ScrollingHost {
  /// The object that is told of scrolling; not kept alive.
  ///
  /// Of a table, collection or text view it is that view's own delegate.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}

extension UIScrollView: ScrollingHost {}
