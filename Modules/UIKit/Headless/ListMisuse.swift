public import Foundation

extension UIKitMisuse {
  /// A use of tables, collections and what they show that Apple's UIKit answers with an exception.
  public enum ListMisuse: Equatable, Sendable, CustomStringConvertible {
    /// A view of content was given a configuration that it cannot show; it kept its own.
    case unsupportedConfiguration(configuration: String, view: String)

    /// A view was to be dequeued for an identifier for which none was registered; a plain one was
    /// made. Register a class or a nib for it first.
    case unregisteredIdentifier(identifier: String, kind: String)

    /// A row was named that does not exist; nothing was changed.
    case noSuchRow(indexPath: IndexPath, method: String)

    /// A section was named that does not exist; nothing was changed.
    case noSuchSection(section: Int, count: Int, method: String)

    /// A data source gave a number of rows or sections below zero, which was taken as zero.
    case negativeCount(count: Int, method: String)

    /// A data source of a table or collection gave numbers that add up to more than ten million rows,
    /// items or sections, as a number that was never set does; this one was taken as zero. (The limit
    /// is decided here: much more than anybody scrolls through, and what fits into memory.)
    case excessiveCount(count: Int, method: String)

    /// A delegate gave a height that no row can have; the standard height was taken.
    case impossibleHeight(height: Double, indexPath: IndexPath)

    /// Items of a flow layout were given sizes that they cannot have, of which this is the first of its
    /// section; a size of zero was taken.
    case impossibleSize(width: Double, height: Double, indexPath: IndexPath)

    /// A spacing, an inset, or the length of a header or footer of a flow layout is no finite number, or
    /// one that has to be at least zero is not; zero was taken.
    case impossibleLength(name: String, value: Double, section: Int)

    /// A data source gave the same cell for two rows in sight; only the second has it.
    case cellUsedTwice(first: IndexPath, second: IndexPath)

    /// A data source gave another cell for a row that was to be configured again; it was taken.
    case reconfiguredOtherCell(indexPath: IndexPath)

    /// A data source has rows but makes no cell for them; a plain one was made.
    case noCell(indexPath: IndexPath, dataSource: String)

    /// A snapshot was applied to a data source from within the application of another; it was not.
    case nestedApplication

    /// Updates contradict the data or each other, where UIKit raises an exception; everything was
    /// loaded anew.
    case invalidUpdate(reason: String)

    /// Updates were ended that had not begun; nothing was changed.
    case unbalancedUpdates

    public var description: String {
      switch self {
      case .unsupportedConfiguration(let configuration, let view):
        "\(view) cannot show \(configuration); it keeps what it shows"
      case .unregisteredIdentifier(let identifier, let kind):
        "unable to dequeue a \(kind) with identifier \(identifier): a class or nib must be "
          + "registered for it first; a plain one was made"
      case .noSuchRow(let indexPath, let method):
        "\(method): there is no row at \(indexPath.indices.map { String(indexPath[$0]) }.joined(separator: ", ")) "
          + "(section, row)"
      case .noSuchSection(let section, let count, let method):
        "\(method): there is no section \(section), only \(count)"
      case .negativeCount(let count, let method):
        "\(method) of the data source gave \(count), which was taken as 0"
      case .excessiveCount(let count, let method):
        "\(method) of the data source gave \(count), which makes more than ten million and was taken "
          + "as 0"
      case .impossibleSize(let width, let height, let indexPath):
        "the item at \(indexPath) was given the size \(width)×\(height); return one of finite numbers "
          + "that are not negative"
      case .impossibleLength(let name, let value, let section):
        "\(name) of section \(section) cannot be \(value), which was taken as 0"
      case .impossibleHeight(let height, let indexPath):
        "the height \(height) of the row at \(indexPath) is none; it was taken as 44"
      case .cellUsedTwice(let first, let second):
        "the data source gave one cell for the rows at \(first) and \(second): the second has it"
      case .reconfiguredOtherCell(let indexPath):
        "the data source gave another cell for the row at \(indexPath), which was to be configured "
          + "again; dequeue it by identifier"
      case .noCell(let indexPath, let dataSource):
        "\(dataSource) made no cell for the row at \(indexPath); a plain one was made"
      case .nestedApplication:
        "a snapshot cannot be applied while another one is; it was not"
      case .invalidUpdate(let reason):
        "Invalid update: \(reason). Everything was loaded anew"
      case .unbalancedUpdates:
        "updates were ended that had not begun"
      }
    }
  }
}

extension Headless {
  static func report(_ misuse: UIKitMisuse.ListMisuse) { report(.lists(misuse)) }
}
