public import Foundation

/// Says what rows a table has, and takes in what the user does to them.
///
/// Off Apple platforms a protocol's requirements cannot be optional; each has a default that does what
/// UIKit does where the method is missing. A method whose name or labels differ in the least is
/// another method, and is never called.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections the table has; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, new or dequeued from the table.
  ///
  /// It is in no hierarchy yet unless it was shown before, so that its traits may not be those of the
  /// table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The title above a section; `nil`, for none, unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section; `nil`, for none, unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the row can be edited; `true` unless implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user can move the row.
  ///
  /// UIKit takes rows as movable whose data source implements the move. Here nobody can see whether it
  /// does, so that it is `false` unless implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The user deleted a row or inserted one: change the data, and tell the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// The user moved a row: change the data. The table has done its part.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index at the side; `nil`, for no index, unless implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the index leads; that of the same number unless implemented.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
