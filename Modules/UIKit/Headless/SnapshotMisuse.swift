extension UIKitMisuse {
  /// A use of a diffable data source's snapshots that Apple's UIKit answers with an exception or a
  /// warning. Unless said otherwise nothing was changed.
  ///
  /// Identifiers are given as they describe themselves.
  public enum SnapshotMisuse: Equatable, Sendable, CustomStringConvertible {
    /// Identifiers were to be added of which some are the same.
    case duplicates(identifiers: [String])

    /// Items were to be added that the snapshot holds already; they were moved to the new place, as
    /// UIKit does with a warning.
    case itemsMoved(identifiers: [String])

    /// Sections, or items of an outline, were to be added that the snapshot holds already.
    case alreadyPresent(identifiers: [String])

    /// Items were to be appended without naming a section, but there is none.
    case noSection(items: [String])

    /// A section was named that the snapshot does not hold.
    case unknownSections(identifiers: [String])

    /// An item was named that the snapshot does not hold.
    case unknownItems(identifiers: [String])

    /// An identifier was to be moved, or inserted, before or after itself.
    case besideItself(identifier: String)

    public var description: String {
      switch self {
      case .duplicates(let identifiers):
        "identifiers of a snapshot must be unique, but these come twice: \(list(identifiers)); "
          + "nothing was changed"
      case .itemsMoved(let identifiers):
        "these items were in the snapshot already and were moved: \(list(identifiers))"
      case .alreadyPresent(let identifiers):
        "the snapshot holds these already: \(list(identifiers)); nothing was changed"
      case .noSection(let items):
        "cannot append \(list(items)): the snapshot has no section; append one first"
      case .unknownSections(let identifiers):
        "the snapshot has no such sections: \(list(identifiers)); nothing was changed"
      case .unknownItems(let identifiers):
        "the snapshot has no such items: \(list(identifiers)); nothing was changed"
      case .besideItself(let identifier):
        "\(identifier) cannot lie before or after itself; nothing was changed"
      }
    }

    private func list(_ identifiers: [String]) -> String { identifiers.joined(separator: ", ") }
  }
}

extension Headless {
  /// Reports from code of any isolation, as snapshots may be built off the main actor.
  ///
  /// Elsewhere than on the main queue the handler cannot be called, and the report goes to standard
  /// error.
  nonisolated static func report(_ misuse: UIKitMisuse.SnapshotMisuse) {
    reportFromAnywhere(.snapshots(misuse))
  }
}
