public import UIKit

extension App {
  /// The table that the person sees, the first of several; `nil` if there is none.
  public var tableView: UITableView? { first(Query(UITableView.self)) as? UITableView }

  /// The collection that the person sees, the first of several; `nil` if there is none.
  public var collectionView: UICollectionView? {
    first(Query(UICollectionView.self)) as? UICollectionView
  }

  /// The visible cell of a table in which a label has exactly this text; the label itself need not be
  /// visible.
  ///
  /// Cells that have still to be scrolled to are found by
  /// ``scroll(to:screens:fileID:file:line:column:)``, with ``Query/containing(_:)``.
  public func cell(
    containingText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UITableViewCell? {
    let query = Query(UITableViewCell.self).containing(text)
    return try element(query, .init(fileID, file, line, column))
  }

  /// The visible cell of a collection in which a label has exactly this text; the label itself need
  /// not be visible.
  public func item(
    containingText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UICollectionViewCell? {
    let query = Query(UICollectionViewCell.self).containing(text)
    return try element(query, .init(fileID, file, line, column))
  }
}

extension UITableViewCell {
  /// Taps the cell, beside the controls in it: the table asks its delegate, selects the row and tells
  /// the delegate.
  ///
  /// A cell that a finger would not reach is not tapped, which fails the running test.
  public func tap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    touch(at: .init(fileID, file, line, column))
  }
}

extension UICollectionViewCell {
  /// Taps the cell, beside the controls in it: the collection asks its delegate, selects the item and
  /// tells the delegate.
  ///
  /// A cell that a finger would not reach is not tapped, which fails the running test.
  public func tap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    touch(at: .init(fileID, file, line, column))
  }
}
