import Foundation

/// A section of a flow layout: items in lines, between a header and a footer.
///
/// Positions are along the direction of scrolling, from the start of the section. Items are placed
/// when their line is asked for.
struct FlowSection {
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  private(set) var sizes: [CGSize] = []
  private let axis: LayoutAxis
  /// How much room a line has across.
  private let room: CGFloat
  /// Whether all items have one size for good, so that they stand in a grid.
  private var isGrid = false
  /// From which item on all have one size.
  private var likeFrom = 0
  private var lines = FlowLines()

  /// - Parameter breadth: the room across, with the insets.
  init(axis: LayoutAxis, breadth: CGFloat, insets: UIEdgeInsets) {
    self.axis = axis
    self.insets = insets
    let across = axis.across(insets)
    room = max(breadth - across.before - across.after, 0)
  }

  var length: CGFloat { footerStart + footerLength }

  var footerStart: CGFloat {
    let insets = axis.along(insets)
    let length = lines.count == 0 ? 0 : lines.total - lineSpacing
    return headerLength + insets.before + length + insets.after
  }

  /// Where the first line starts.
  private var linesStart: CGFloat { headerLength + axis.along(insets).before }

  // MARK: Lines

  /// Takes other items and breaks them into lines, in linear time.
  mutating func setSizes(_ sizes: [CGSize], areFinal: Bool) {
    self.sizes = sizes
    likeFrom = (sizes.lastIndex { $0 != sizes[sizes.count - 1] } ?? -1) + 1
    isGrid = areFinal && likeFrom == 0
    lines.breakAll(lineItems)
  }

  /// Changes the sizes of some items, which come in order.
  mutating func changeSizes(_ changes: [(Int, CGSize)]) {
    var changed: [Int] = []
    for (item, size) in changes where sizes[item] != size {
      sizes[item] = size
      changed.append(item)
      if item >= likeFrom { likeFrom = min(item + 1, sizes.count - 1) }
    }
    lines.change(changed, lineItems)
  }

  private var lineItems: LineItems {
    let (axis, sizes) = (axis, sizes)
    return LineItems(
      count: sizes.count, likeFrom: likeFrom, room: room, itemSpacing: itemSpacing,
      lineSpacing: lineSpacing, across: { axis.across(sizes[$0]) },
      along: { axis.along(sizes[$0]) })
  }

  // MARK: Places

  /// Calls the body with each item of the lines that touch the positions, and its frame from the start
  /// of the section.
  func forEachItem(from start: CGFloat, to end: CGFloat, _ body: (Int, CGRect) -> Void) {
    guard lines.count > 0 else { return }
    var line = lines.index(at: start - linesStart)
    var position = linesStart + lines.start(of: line)
    while line < lines.count, position <= end {
      place(line, at: position, body)
      position += lines.length(of: line)
      line += 1
    }
  }

  func frame(of item: Int) -> CGRect {
    let line = lines.line(of: item)
    var result = CGRect.zero
    place(line, at: linesStart + lines.start(of: line)) {
      if $0 == item { result = $1 }
    }
    return result
  }

  private func place(_ line: Int, at position: CGFloat, _ body: (Int, CGRect) -> Void) {
    let items = lines.items(in: line)
    let length = lines.length(of: line) - lineSpacing
    var (across, spacing) = alignment(of: items, isLast: line == lines.count - 1)
    across += axis.across(insets).before
    for item in items {
      let size = sizes[item]
      let along = position + (length - axis.along(size)) / 2
      let breadth = axis.across(size)
      body(
        item,
        axis.rect(along: along, across: across, length: axis.along(size), breadth: breadth))
      across += breadth + spacing
    }
  }

  /// Where a line's first item stands, and how far apart its items are.
  ///
  /// Full lines use the whole room; a single item stands in the middle. The last line keeps to the
  /// grid, if all items have one size, and else starts at the edge with the least spacing.
  private func alignment(of items: Range<Int>, isLast: Bool) -> (start: CGFloat, spacing: CGFloat) {
    if isGrid {
      let breadth = axis.across(sizes[0])
      let pitch = breadth + itemSpacing
      guard pitch > 0 else { return (0, itemSpacing) }
      // More than a million in a line stand as close as they are told to.
      let most = (room + itemSpacing + 0.001) / pitch
      guard most < 1_000_000 else { return (0, itemSpacing) }
      let fitting = max(Int(most), 1)
      if fitting == 1 { return ((room - breadth) / 2, 0) }
      return (0, (room - breadth * CGFloat(fitting)) / CGFloat(fitting - 1))
    }
    if isLast { return (0, itemSpacing) }
    let used = items.reduce(0) { $0 + axis.across(sizes[$1]) }
    if items.count == 1 { return ((room - used) / 2, 0) }
    return (0, (room - used) / CGFloat(items.count - 1))
  }
}
