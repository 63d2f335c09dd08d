public import Foundation

/// One cell of a custom group: its frame in the group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying
{
  private let place: CGRect
  private let index: Int

  /// Creates a place for a cell.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a place for a cell; the cell with the higher index lies in front.
  public init(frame: CGRect, zIndex: Int) {
    place = CGRect(
      origin: CompositionalNumbers.finite(frame.origin, "the frame of an item"),
      size: CGSize(
        width: CompositionalNumbers.finite(frame.width, "the frame of an item"),
        height: CompositionalNumbers.finite(frame.height, "the frame of an item")))
    index = zIndex
    super.init()
  }

  /// Where the item lies, in the coordinates of its group.
  public var frame: CGRect { place }
  /// Which of two items that overlap lies on top: that with the higher number.
  public var zIndex: Int { index }

  /// Places do not change, so a copy is the same object.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
}

/// Says where the cells of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items and groups in a row or column, which is repeated for the items of a section.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The subitems again and again, as often as there is room for them.
    case filling(LayoutAxis)
    /// One subitem, so many times.
    case repeating(LayoutAxis, count: Int)
    /// One subitem, so many times, sharing the room.
    case sharing(LayoutAxis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private(set) var arrangement = Arrangement.filling(.horizontal)
  private var parts: [NSCollectionLayoutItem] = []
  private var supplements: [NSCollectionLayoutSupplementaryItem] = []

  private static func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ parts: [NSCollectionLayoutItem]
  ) -> Self {
    let group = Self(size, supplements: [])
    group.arrangement = arrangement
    group.parts = parts
    return group
  }

  /// A row of the subitems, repeated as often as they fit. Where the width of the group is estimated,
  /// each comes once.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .filling(.horizontal), subitems)
  }

  /// A column of the subitems, repeated as often as they fit. Where the height of the group is
  /// estimated, each comes once.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .filling(.vertical), subitems)
  }

  /// A row of so many subitems of their own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeating(.horizontal, count: count), [subitem])
  }

  /// A column of so many subitems of their own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeating(.vertical, count: count), [subitem])
  }

  /// A row of so many subitems that share its width.
  @available(*, deprecated, message: "use horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .sharing(.horizontal, count: count), [subitem])
  }

  /// A column of so many subitems that share its height.
  @available(*, deprecated, message: "use vertical(layoutSize:repeatingSubitem:count:)")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .sharing(.vertical, count: count), [subitem])
  }

  /// A group whose cells lie where the provider says. It is asked again whenever the layout is
  /// prepared.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider), [])
  }

  /// The distance between subitems.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// What the group repeats.
  public var subitems: [NSCollectionLayoutItem] { parts }

  /// The views that supplement the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }

  /// The axis along which subitems stand.
  var axis: LayoutAxis {
    switch arrangement {
    case .filling(let axis), .repeating(let axis, _), .sharing(let axis, _): axis
    case .custom: .horizontal
    }
  }

  /// Whether views have a say in the sizes of anything in the group.
  var isNegotiable: Bool {
    layoutSize.isNegotiable
      || parts.contains {
        ($0 as? NSCollectionLayoutGroup)?.isNegotiable ?? $0.layoutSize.isNegotiable
      }
  }

  /// The group as text: its parts with their sizes, indented.
  public func visualDescription() -> String { description(indent: "") }

  private func description(indent: String) -> String {
    func text(_ dimension: NSCollectionLayoutDimension) -> String {
      "\(dimension.kind)(\(dimension.dimension))"
    }
    func size(_ item: NSCollectionLayoutItem) -> String {
      "\(text(item.layoutSize.widthDimension)) x \(text(item.layoutSize.heightDimension))"
    }
    var lines = ["\(indent)group \(arrangementName) \(size(self))"]
    for part in parts {
      if let group = part as? NSCollectionLayoutGroup {
        lines.append(group.description(indent: indent + "  "))
      } else {
        lines.append("\(indent)  item \(size(part))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private var arrangementName: String {
    switch arrangement {
    case .filling(let axis): "\(axis)"
    case .repeating(let axis, let count), .sharing(let axis, let count): "\(axis) x \(count)"
    case .custom: "custom"
    }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    if let copy = copy as? NSCollectionLayoutGroup {
      copy.arrangement = arrangement
      copy.parts = parts
      copy.supplements = supplements
      copy.interItemSpacing = interItemSpacing
    }
    return copy
  }
}
