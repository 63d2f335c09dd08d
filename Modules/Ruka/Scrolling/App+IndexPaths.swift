public import Foundation
public import UIKit

extension App {
  /// Scrolls a table until the row is seen, and returns its cell.
  ///
  /// - Throws: ``RukaError/unsuitable(element:reason:tree:)`` for a row that the table does not have, and
  ///   where the person may not scroll as far.
  @discardableResult
  public func scroll(
    to indexPath: IndexPath, in table: UITableView, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UITableViewCell {
    try require(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      Headless.layOutAllWindows()
      let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
      try check(indexPath, in: table, counts, of: "row")
      if let cell = table.cellForRow(at: indexPath), cell.isInside(table) { return cell }
      try requireScrolling(of: table)
      return try bringIn(in: table) { isFirst in
        table.scrollToRow(at: indexPath, at: isFirst ? .none : .top, animated: isFirst)
      } cell: {
        table.cellForRow(at: indexPath)
      }
    }
  }

  /// Scrolls a collection until the item is seen, and returns its cell.
  ///
  /// - Throws: ``RukaError/unsuitable(element:reason:tree:)`` for an item that the collection does not have,
  ///   and where the person may not scroll as far.
  @discardableResult
  public func scroll(
    to indexPath: IndexPath, in collection: UICollectionView, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UICollectionViewCell {
    try require(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      Headless.layOutAllWindows()
      let counts = (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
      try check(indexPath, in: collection, counts, of: "item")
      if let cell = collection.cellForItem(at: indexPath), cell.isInside(collection) {
        return cell
      }
      try requireScrolling(of: collection)
      return try bringIn(in: collection) { isFirst in
        collection.scrollToItem(
          at: indexPath, at: isFirst ? [] : [.top, .left], animated: isFirst)
      } cell: {
        collection.cellForItem(at: indexPath)
      }
    }
  }

  /// How often a way is gone on with, as long as it leads on.
  private static let mostRounds = 1000

  private func check(
    _ indexPath: IndexPath, in list: UIView, _ counts: [Int], of word: String
  ) throws(RukaError) {
    guard indexPath.count == 2, counts.indices.contains(indexPath[0]) else {
      throw .unsuitable(
        element: list.summary,
        reason: "there is no \(word) at \(Array(indexPath)): it has \(counts.count) sections",
        tree: list.screenTree)
    }
    guard (0..<counts[indexPath[0]]).contains(indexPath[1]) else {
      throw .unsuitable(
        element: list.summary,
        reason: "there is no \(word) \(indexPath[1]) in section \(indexPath[0]), which has "
          + "\(counts[indexPath[0]])", tree: list.screenTree)
    }
  }

  private func requireScrolling(of list: UIScrollView) throws(RukaError) {
    guard !list.isScrollEnabled else { return }
    throw .unsuitable(element: list.summary, reason: "it cannot be scrolled", tree: list.screenTree)
  }

  /// Scrolls until the cell is there: first as little as that takes, and, where heights that were
  /// estimated turn out otherwise on the way, anew to its start for as long as that leads on.
  private func bringIn<Cell: UIView>(
    in list: UIScrollView, _ scroll: (_ isFirst: Bool) -> Void, cell: () -> Cell?
  ) throws(RukaError) -> Cell {
    var former = CGRect.null
    for round in 0..<Self.mostRounds {
      perform { scroll(round == 0) }
      if let cell = cell(), cell.isInside(list) { return cell }
      let place = CGRect(origin: list.contentOffset, size: list.contentSize)
      if place == former { break }
      former = place
    }
    guard let cell = cell(), cell.visibility.isVisible else {
      throw .unsuitable(
        element: list.summary, reason: "scrolling does not bring the cell to light",
        tree: list.screenTree)
    }
    return cell
  }
}

extension UIView {
  /// Whether all of the view is between the insets of the list, or as much as there is room for.
  fileprivate func isInside(_ list: UIScrollView) -> Bool {
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let frame = convert(bounds, to: list)
    return frame.minY >= room.minY - 0.5 && frame.maxY <= room.maxY + 0.5
      && frame.minX >= room.minX - 0.5 && frame.maxX <= room.maxX + 0.5
  }
}
