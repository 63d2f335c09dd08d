import Foundation

/// Asks the delegate of a collection for the context menus of its items.
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) var interaction: UIContextMenuInteraction?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let path = view.itemPath(at: location) else { return nil }
    let paths = view.selectedPaths.contains(path) ? view.selectedPaths.sorted() : [path]
    let configuration = view.delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: paths, point: location)
    // The finger no longer presses the cell: it is on a menu now.
    if configuration != nil { view.unhighlight() }
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// Shows the context menus of items; there is one once there is a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
}
