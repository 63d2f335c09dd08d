public import Foundation

/// Tells registrations apart, and whether one was made while a cell was asked for.
final class RegistrationIdentity: Sendable {
  var identifier: String { "registration \(ObjectIdentifier(self).hashValue)" }
}

extension UICollectionView {
  /// How cells of a class are filled for items of a type.
  ///
  /// Make one once, beforehand: cells that are dequeued by one and the same registration serve again.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for the item at the path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// Creates a registration whose cells the handler fills.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How supplementary views of a class and kind are filled.
  ///
  /// Make one once, beforehand: views that are dequeued by one and the same registration serve again.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of the kind at the path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// Creates a registration for a kind, whose views the handler fills.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that the registration has filled for the item; without an item it is left as it is.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(kind: ReuseKey.cell, identifier: registration.identity.identifier)
    note(registration.identity, named: "\(Cell.self)")
    let view = dequeue(key, for: .cell(indexPath), fallback: Cell.self, makingOnce: Cell.self)
    guard let cell = view as? Cell else {
      preconditionFailure("UIKit: \(view) was made for a registration of \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that the registration has filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ReuseKey(kind: kind, identifier: registration.identity.identifier)
    note(registration.identity, named: "\(Supplementary.self)")
    let view = dequeue(
      key, for: .supplementary(kind, indexPath), fallback: Supplementary.self,
      makingOnce: Supplementary.self)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("UIKit: \(view) was made for a registration of \(Supplementary.self)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  /// Reports a registration that is new though its class has been dequeued so often that each view
  /// must have had one of its own.
  private func note(_ identity: RegistrationIdentity, named name: String) {
    pool.note(identity, named: name)
  }
}
