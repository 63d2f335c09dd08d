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
  /// The first item of each line.
  private var lineStarts: [Int] = []
  /// The length of each line with the spacing after it.
  private var lineLengths = Lengths()

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
    let lines = lineLengths.count == 0 ? 0 : lineLengths.total - lineSpacing
    return headerLength + insets.before + lines + insets.after
  }

  /// Where the first line starts.
  private var linesStart: CGFloat { headerLength + axis.along(insets).before }

  // MARK: Lines

  /// Takes other items and breaks them into lines, in linear time.
  mutating func setSizes(_ sizes: [CGSize], areFinal: Bool) {
    self.sizes = sizes
    isGrid = areFinal && sizes.allSatisfy { $0 == sizes[0] }
    lineStarts = []
    lineLengths = Lengths()
    breakLines(from: 0)
  }

  /// Changes the sizes of some items, which come in order.
  ///
  /// Items are walked only where lines break elsewhere now: from the first such line to the end, once
  /// for all changes.
  mutating func changeSizes(_ changes: [(item: Int, size: CGSize)]) {
    var lines: [Int] = []
    for (item, size) in changes where sizes[item] != size {
      sizes[item] = size
      let line = indexOfLine(of: item)
      if lines.last != line { lines.append(line) }
    }
    for line in lines {
      // An item that shrank may fit into the line before.
      if let broken = [line - 1, line].first(where: breaksElsewhere) {
        return breakLines(from: broken)
      }
      lineLengths[line] = lengthOfLine(items(inLine: line))
    }
  }

  private func breaksElsewhere(_ line: Int) -> Bool {
    guard line >= 0 else { return false }
    let items = items(inLine: line)
    return endOfLine(from: items.lowerBound) != items.upperBound
  }

  private mutating func breakLines(from line: Int) {
    var next = line < lineStarts.count ? lineStarts[line] : 0
    var lengths = Array(lineLengths.values[..<line])
    lineStarts.removeSubrange(line...)
    while next < sizes.count {
      let end = endOfLine(from: next)
      lineStarts.append(next)
      lengths.append(lengthOfLine(next..<end))
      next = end
    }
    lineLengths = Lengths(lengths)
  }

  /// The first item that does not fit into a line with another one at its start.
  private func endOfLine(from start: Int) -> Int {
    var used = axis.across(sizes[start])
    var end = start + 1
    while end < sizes.count {
      used += itemSpacing + axis.across(sizes[end])
      // Sums of fractions of the room must not miss it by a rounding error.
      if used > room + 0.001 { break }
      end += 1
    }
    return end
  }

  private func lengthOfLine(_ items: Range<Int>) -> CGFloat {
    items.reduce(0) { max($0, axis.along(sizes[$1])) } + lineSpacing
  }

  private func items(inLine line: Int) -> Range<Int> {
    lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : sizes.count)
  }

  private func indexOfLine(of item: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Places

  /// Calls the body with each item of the lines that touch the positions, and its frame from the start
  /// of the section.
  func forEachItem(from start: CGFloat, to end: CGFloat, _ body: (Int, CGRect) -> Void) {
    guard !lineStarts.isEmpty else { return }
    var line = lineLengths.index(at: start - linesStart)
    var position = linesStart + lineLengths.start(of: line)
    while line < lineStarts.count, position <= end {
      place(line, at: position, body)
      position += lineLengths[line]
      line += 1
    }
  }

  func frame(of item: Int) -> CGRect {
    let line = indexOfLine(of: item)
    var result = CGRect.zero
    place(line, at: linesStart + lineLengths.start(of: line)) {
      if $0 == item { result = $1 }
    }
    return result
  }

  private func place(_ line: Int, at position: CGFloat, _ body: (Int, CGRect) -> Void) {
    let items = items(inLine: line)
    let length = lineLengths[line] - lineSpacing
    var (across, spacing) = alignment(of: items, isLast: line == lineStarts.count - 1)
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
