import Foundation

/// The views of bar button items that stand side by side.
@MainActor struct BarRow {
  private var entries: [(view: UIView, width: CGFloat, isFlexible: Bool)] = []

  init() {}

  init(_ items: [UIBarButtonItem]) {
    for item in items where !item.isHidden { append(item) }
  }

  mutating func append(_ item: UIBarButtonItem) {
    let view = item.makeView()
    item.shownView = view
    entries.append((view, item.width(of: view), item.systemItem == .flexibleSpace))
  }

  mutating func append(_ button: UIButton) {
    let width = max(
      BarMetrics.buttonWidth, button.sizeThatFits(.zero).width + 2 * BarMetrics.padding)
    entries.append((button, width, false))
  }

  var views: [UIView] { entries.map(\.view) }

  var isEmpty: Bool { entries.isEmpty }

  var width: CGFloat { entries.reduce(0) { $0 + $1.width } }

  /// Gives each view its place, from the leading edge on; flexible spaces share the room that is left.
  func layOut(in room: CGRect, mirroredIn bounds: CGRect?) {
    let flexible = entries.filter(\.isFlexible).count
    let share = flexible > 0 ? max(0, room.width - width) / CGFloat(flexible) : 0
    var x = room.minX
    for (view, width, isFlexible) in entries {
      let frame = CGRect(
        x: x, y: room.minY, width: isFlexible ? width + share : width, height: room.height)
      view.frame = frame.mirrored(in: bounds)
      x = frame.maxX
    }
  }
}

extension CGRect {
  /// The rectangle as it lies where everything runs from right to left; the same without bounds.
  func mirrored(in bounds: CGRect?) -> CGRect {
    guard let bounds else { return self }
    return CGRect(
      x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
