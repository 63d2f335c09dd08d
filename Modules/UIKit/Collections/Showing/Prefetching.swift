import Foundation

/// Which items were announced to the data source that prefetches.
struct Prefetching {
  var announced: Set<IndexPath> = []
  var lastOrigin: CGPoint?
}

extension UICollectionView {
  /// Announces the items that come next: those within one more screen in the direction in which the
  /// content last moved, the nearest first; at rest, in which it goes on. (Own decision; UIKit does not
  /// say how far ahead it looks.)
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.width > 0, bounds.height > 0 else {
      return
    }
    let move = CGPoint(
      x: bounds.minX - (prefetching.lastOrigin?.x ?? bounds.minX),
      y: bounds.minY - (prefetching.lastOrigin?.y ?? bounds.minY))
    prefetching.lastOrigin = bounds.origin
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let isBackward = isHorizontal ? move.x < 0 : move.y < 0
    var ahead = bounds
    if isHorizontal {
      ahead.origin.x += isBackward ? -bounds.width : bounds.width
    } else {
      ahead.origin.y += isBackward ? -bounds.height : bounds.height
    }
    let coming = layoutAttributes(in: ahead)
      .filter { $0.category == .cell && elements[$0.key] == nil }.map(\.indexPath).sorted()
    let new = (isBackward ? coming.reversed() : coming).filter {
      !prefetching.announced.contains($0)
    }
    let passed = prefetching.announced.subtracting(coming)
    let cancelled = passed.filter { elements[.cell($0)] == nil }.sorted()
    prefetching.announced = Set(coming)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
