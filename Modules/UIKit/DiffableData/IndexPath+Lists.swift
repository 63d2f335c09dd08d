public import Foundation

/// The index paths of tables and collections: a section, and in it a row or item.
extension IndexPath {
  /// Creates the path of a collection's item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the path of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section; the path must have two indices, or one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section; the path must have two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section; the path must have two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
