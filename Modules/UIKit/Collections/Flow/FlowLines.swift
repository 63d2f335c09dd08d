import Foundation

/// The lines that the items of a section stand in, each as full as the room lets it be.
///
/// The items at the end that are all alike, as those are whose sizes nobody knows yet, are broken by
/// arithmetic. So learning sizes from the top down takes time for what was learned, not for what comes
/// after it.
package struct FlowLines {
  /// The first item of each line, up to where only like items follow.
  private var starts: [Int] = []
  /// The length of each of these lines with the spacing after it.
  private var lengths = Lengths()
  private var rest = Rest()

  package init() {}

  package var count: Int { starts.count + rest.lines }

  /// The length of all lines, with the spacing after the last.
  package var total: CGFloat { start(of: count) }

  // MARK: Asking

  package func start(of line: Int) -> CGFloat {
    line <= starts.count
      ? lengths.start(of: line)
      : lengths.total + CGFloat(line - starts.count) * rest.length
  }

  package func length(of line: Int) -> CGFloat {
    line < starts.count ? lengths[line] : rest.length
  }

  /// The last line that starts at or before the position, or the first.
  package func index(at position: CGFloat) -> Int {
    guard rest.lines > 0, starts.isEmpty || position >= lengths.total else {
      return lengths.index(at: position)
    }
    guard rest.length > 0 else { return count - 1 }
    let guess = ((position - lengths.total) / rest.length).rounded(.down)
    var line = starts.count + Int(min(max(guess, 0), CGFloat(rest.lines - 1)))
    // A quotient may miss by a rounding error.
    if line > starts.count, start(of: line) > position { line -= 1 }
    if line + 1 < count, start(of: line + 1) <= position { line += 1 }
    return line
  }

  package func items(in line: Int) -> Range<Int> {
    guard line < starts.count else { return rest.items(in: line - starts.count) }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : rest.start)
  }

  package func line(of item: Int) -> Int {
    guard item < rest.start else {
      return starts.count + (item - rest.start) / max(rest.itemsInLine, 1)
    }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Breaking

  /// Breaks all items anew.
  package mutating func breakAll(_ items: LineItems) {
    self = FlowLines()
    breakLines(from: 0, past: -1, items)
  }

  /// Follows a change of the sizes of some items, which come in order.
  ///
  /// Items are walked from the first line that ends elsewhere now, until a line starts where one started
  /// before, or only like items follow.
  package mutating func change(_ changed: [Int], _ items: LineItems) {
    var previous: Int?
    for item in changed {
      let line = line(of: item)
      guard line != previous else { continue }
      previous = line
      // An item that shrank may fit into the line before.
      let broken = [line - 1, line].first { $0 >= 0 && endsElsewhere($0, items) }
      if broken != nil || line >= starts.count {
        return breakLines(from: broken ?? line, past: changed.last ?? item, items)
      }
      lengths[line] = items.length(of: self.items(in: line))
    }
  }

  private func endsElsewhere(_ line: Int, _ items: LineItems) -> Bool {
    let range = self.items(in: line)
    return items.endOfLine(from: range.lowerBound) != range.upperBound
  }

  private mutating func breakLines(from line: Int, past changed: Int, _ items: LineItems) {
    let first = min(line, starts.count)
    var next = first < starts.count ? starts[first] : rest.start
    var old = first
    var newStarts: [Int] = []
    var newLengths: [CGFloat] = []
    while next < items.likeFrom {
      while old < starts.count, starts[old] < next { old += 1 }
      if next > changed, old < starts.count, starts[old] == next {
        replaceLines(first..<old, by: newStarts, newLengths)
        return
      }
      let end = items.endOfLine(from: next)
      newStarts.append(next)
      newLengths.append(items.length(of: next..<end))
      next = end
    }
    replaceLines(first..<starts.count, by: newStarts, newLengths)
    rest = Rest(from: next, items)
  }

  private mutating func replaceLines(
    _ lines: Range<Int>, by newStarts: [Int], _ newLengths: [CGFloat]
  ) {
    starts.replaceSubrange(lines, with: newStarts)
    lengths.replaceSubrange(lines, with: newLengths)
  }
}

/// The lines of the like items at the end, which all but the last take as many.
private struct Rest {
  var start = 0
  var end = 0
  var itemsInLine = 0
  var length: CGFloat = 0

  init() {}

  init(from start: Int, _ items: LineItems) {
    self.start = start
    end = items.count
    guard start < end else { return }
    let first = start..<items.endOfLine(from: start)
    itemsInLine = first.count
    length = items.length(of: first.prefix(1))
  }

  var lines: Int { itemsInLine == 0 ? 0 : (end - start + itemsInLine - 1) / itemsInLine }

  func items(in line: Int) -> Range<Int> {
    let first = start + line * itemsInLine
    return first..<min(first + itemsInLine, end)
  }
}

/// What has to be known of items to break them into lines.
package struct LineItems {
  package let count: Int
  /// From which item on all have one size.
  package let likeFrom: Int
  private let room: CGFloat
  private let itemSpacing: CGFloat
  private let lineSpacing: CGFloat
  private let across: (Int) -> CGFloat
  private let along: (Int) -> CGFloat

  /// - Parameters:
  ///   - room: how much room a line has.
  ///   - across: how much of it an item takes.
  ///   - along: how long an item is along the direction of scrolling.
  package init(
    count: Int, likeFrom: Int, room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat,
    across: @escaping (Int) -> CGFloat, along: @escaping (Int) -> CGFloat
  ) {
    self.count = count
    self.likeFrom = likeFrom
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.across = across
    self.along = along
  }

  /// The first item that does not fit into a line with another one at its start.
  func endOfLine(from start: Int) -> Int {
    var used = across(start)
    var end = start + 1
    while end < count {
      used += itemSpacing + across(end)
      // Sums of fractions of the room must not miss it by a rounding error.
      if used > room + 0.001 { break }
      end += 1
    }
    return end
  }

  func length(of items: Range<Int>) -> CGFloat {
    items.reduce(0) { max($0, along($1)) } + lineSpacing
  }
}
