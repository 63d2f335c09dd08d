import Foundation

/// A place in a menu whose elements are made when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element whose provider is asked the first time that a menu shows it; it hands over the
  /// elements by calling what it is given, at once or later.
  @inline(never)
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is asked each time that a menu shows it.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Hands over the elements, which the provider makes unless they are there from before.
  func load(_ whenLoaded: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return whenLoaded(cache) }
    provider { [weak self] elements in
      if let self, isCached { cache = elements }
      whenLoaded(elements)
    }
  }
}
