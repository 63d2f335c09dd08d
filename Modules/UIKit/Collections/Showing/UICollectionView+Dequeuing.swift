import Foundation

extension UICollectionView {
  func register(
    _ viewClass: AnyClass?, needing needed: UICollectionReusableView.Type, under key: ReuseKey
  ) {
    pool.makers[key] = nil
    guard let viewClass else {
      pool.classes[key] = nil
      pool.forget(key)
      return
    }
    // A subclass of what is needed, as the call returns that.
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      reusable == needed || isSubclass(reusable, of: needed)
    else {
      return Headless.report(.notReusable(class: "\(viewClass)", needed: "\(needed)"))
    }
    if pool.classes[key] != reusable { pool.forget(key) }
    pool.classes[key] = reusable
  }

  /// Registers what a document describes; without a reuse identifier it cannot be asked for.
  func register(_ prototype: InterfacePrototype, ofKind kind: String) {
    guard let identifier = prototype.reuseIdentifier else { return }
    register(under: ReuseKey(kind: kind, identifier: identifier)) {
      prototype.make(as: UICollectionReusableView.self)
    }
  }

  /// Registers how views are made, in place of their class; `nil` takes that back.
  func register(
    under key: ReuseKey, _ make: (@MainActor () -> UICollectionReusableView?)?
  ) {
    pool.forget(key)
    pool.classes[key] = nil
    pool.makers[key] = make
  }

  private func isSubclass(
    _ candidate: UICollectionReusableView.Type, of needed: UICollectionReusableView.Type
  ) -> Bool {
    needed == UICollectionReusableView.self || candidate is UICollectionViewCell.Type
  }

  /// A view for the element, from the pool or made anew, with the attributes that it will have.
  ///
  /// - Parameters:
  ///   - fallback: what is made where nothing is registered.
  ///   - ownClass: the class to use without a registration, as for a registration that is a value.
  func dequeue(
    _ key: ReuseKey, for element: ElementKey, fallback: UICollectionReusableView.Type,
    makingOnce ownClass: UICollectionReusableView.Type?
  ) -> UICollectionReusableView {
    if let present = elementInTheMaking?.present, elementInTheMaking?.key == element,
      present.reuseKey == key
    {
      return present
    }
    let attributes = attributesInTheMaking(element)
    if let view = pool.take(key) {
      view.isHidden = false
      view.prepareToServe()
      attributes.map { view.take($0, in: view.superview) }
      return view
    }
    if ownClass == nil, let view = pool.makers[key]?() {
      attributes.map { view.take($0, in: view.superview) }
      view.reuseKey = key
      return view
    }
    let registered = ownClass ?? pool.classes[key]
    if registered == nil {
      Headless.report(.notRegistered(identifier: key.identifier, kind: key.kind))
    }
    let view = (registered ?? fallback).made(frame: attributes?.frame ?? .zero)
    view.reuseKey = key
    return view
  }

  /// What the layout says of an element for which the data source is being asked.
  private func attributesInTheMaking(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elementInTheMaking?.key == key ? attributes(for: key) : nil
  }

  /// The layout's answer about one element, mirrored where the layout is.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    loadLayout()
    guard isInData(key) else { return nil }
    let attributes: UICollectionViewLayoutAttributes?
    switch key.category {
    case .cell: attributes = storedLayout.layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      attributes = storedLayout.layoutAttributesForSupplementaryView(
        ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      attributes = storedLayout.layoutAttributesForDecorationView(
        ofKind: key.kind, at: key.indexPath)
    }
    return attributes.map(mirroredIfNeeded)
  }

  /// Whether there is such an item; supplementary and decoration views are the layout's affair.
  func isInData(_ key: ElementKey) -> Bool {
    key.category != .cell || hasItem(at: key.indexPath)
  }

  func hasItem(at path: IndexPath) -> Bool {
    let counts = itemCounts
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }
}
