public import Foundation

extension UIKitMisuse {
  /// A use of collection views that Apple's UIKit answers with an exception. Unless said otherwise
  /// nothing was changed.
  public enum CollectionMisuse: Equatable, Sendable, CustomStringConvertible {
    /// A class was registered that is no reusable view of the needed sort.
    case notReusable(class: String, needed: String)

    /// A view was asked for under an identifier that is not registered; a plain one was made.
    case notRegistered(identifier: String, kind: String)

    /// A view was dequeued by a registration that is made anew for each view, so that none is ever
    /// reused. Make the registration once, outside the provider.
    case registrationMadeInProvider(class: String)

    /// The data source gave a view that it did not dequeue; it is shown, but never reused.
    case viewNotDequeued(class: String, kind: String, indexPath: IndexPath)

    /// The data source has no view for a supplementary element; an empty one is shown.
    case noSupplementaryView(kind: String, indexPath: IndexPath)

    /// The layout asks for a decoration of a kind that it has not registered; none is shown.
    case decorationNotRegistered(kind: String)

    /// The data source says that there is a negative number of sections or items; none is shown.
    case negativeCount(count: Int, of: String)

    /// An index path does not exist.
    case noSuchItem(indexPath: IndexPath, doing: String)

    /// A section does not exist.
    case noSuchSection(section: Int, doing: String)

    /// An item or section is subject to two changes of one batch that exclude each other; all is
    /// reloaded.
    case contradictoryUpdate(subject: String)

    /// The numbers of items before and after a batch of changes do not fit the changes; all is
    /// reloaded.
    case inconsistentUpdate(reason: String)

    /// An item was to be reconfigured, but the data source gave another cell, which is shown.
    case otherCellReconfigured(indexPath: IndexPath)

    /// A scroll position names two places along one axis; the first of them counts.
    case contradictoryScrollPosition

    /// The layout kept changing while it was asked for; what it said last is shown.
    case layoutDoesNotSettle(rounds: Int)

    /// A compositional layout's group has no subitems, or a count that is not above zero; it is shown
    /// empty.
    case emptyGroup

    /// A dimension, spacing, offset or inset of a compositional layout is no finite number, or a
    /// dimension is below zero; zero was taken.
    case impossibleNumber(name: String, value: Double)

    /// A compositional layout has no section for an index; the section is left out.
    case noLayoutSection(section: Int)

    /// The provider of a diffable data source gave no cell for an item; an empty one is shown.
    case noCell(item: String, indexPath: IndexPath)

    public var description: String {
      switch self {
      case .notReusable(let name, let needed):
        "cannot register \(name): it is no \(needed)"
      case .notRegistered(let identifier, let kind):
        "cannot dequeue a view of kind \(kind) with identifier \(identifier): register a class for "
          + "it first; a plain view was made"
      case .registrationMadeInProvider(let name):
        "the registration of \(name) was made while a cell was asked for, so that no cell can be "
          + "reused; make it once, beforehand"
      case .viewNotDequeued(let name, let kind, let path):
        "\(name), the view of kind \(kind) at \(place(path)), was not dequeued and cannot be reused"
      case .noSupplementaryView(let kind, let path):
        "the data source has no view of kind \(kind) at \(place(path)); an empty one is shown"
      case .decorationNotRegistered(let kind):
        "no class is registered with the layout for decoration views of kind \(kind)"
      case .negativeCount(let count, let subject):
        "there cannot be \(count) \(subject); none is shown"
      case .noSuchItem(let path, let action):
        "cannot \(action): there is no item at \(place(path)); nothing was changed"
      case .noSuchSection(let section, let action):
        "cannot \(action): there is no section \(section); nothing was changed"
      case .contradictoryUpdate(let subject):
        "\(subject) is subject to two changes of one batch; all was reloaded"
      case .inconsistentUpdate(let reason):
        "invalid batch of changes: \(reason); all was reloaded"
      case .otherCellReconfigured(let path):
        "reconfiguring the item at \(place(path)) must give the cell that it has; "
          + "dequeue it for the same index path and identifier"
      case .contradictoryScrollPosition:
        "a scroll position can name one place along each axis"
      case .layoutDoesNotSettle(let rounds):
        "the layout still changes after \(rounds) rounds of asking it"
      case .emptyGroup:
        "a group needs subitems, and a count above zero; it is shown empty"
      case .impossibleNumber(let name, let value):
        "\(name) of a compositional layout cannot be \(value), which was taken as 0"
      case .noLayoutSection(let section):
        "the layout has no section for index \(section); it is left out"
      case .noCell(let item, let path):
        "the cell provider gave no cell for item \(item) at \(place(path)); an empty one is shown"
      }
    }

    private func place(_ path: IndexPath) -> String {
      "[" + path.map { "\($0)" }.joined(separator: ", ") + "]"
    }
  }
}

extension Headless {
  static func report(_ misuse: UIKitMisuse.CollectionMisuse) { report(.collections(misuse)) }
}
