import BenchmarkSupport
import UIKit

// Traits on trees of views in a window: what a write costs those whom it concerns, and what a read
// costs anybody.

private enum ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
}

/// A window with a tree of views of the given shape, up to date.
final class Tree {
  let window = UIWindow()
  private(set) var views: [UIView] = []
  private(set) var told = 0

  init(_ shape: Shape, registers: (Int) -> Bool) {
    for index in 0..<shape.count {
      let view = UIView()
      views.append(view)
      if index > 0 { views[shape.parents[index]].addSubview(view) }
      guard registers(index) else { continue }
      view.registerForTraitChanges([ThemeTrait.self]) { [unowned self] (_: UIView, _) in
        told &+= 1
      }
    }
    window.addSubview(views[0])
    window.isHidden = false
    Headless.runUntilIdle()
  }

  /// Writes a trait at the scene and lets everybody know whom that concerns.
  func write(_ value: Int) {
    window.windowScene?.traitOverrides[ThemeTrait.self] = value
    window.updateTraitsIfNeeded()
  }
}

let recorder = Recorder("traits")

func measureFewRegistered(_ shape: Shape) {
  let tree = Tree(shape) { shape.isOneOfTen($0) }
  recorder.measure("T1 10 registered", shape.name, .microseconds, per: 1, runs: 40) { run in
    tree.write(run + 1)
  }
}

func measureAllRegistered(_ shape: Shape) {
  let tree = Tree(shape) { _ in true }
  recorder.measure("T2 all registered", shape.name, .nanoseconds, per: shape.count, runs: 9) {
    run in tree.write(run + 1)
  }
}

func measureReads(_ shape: Shape) {
  let tree = Tree(shape) { _ in false }
  tree.write(1)
  let deepest = tree.views[shape.deepest]
  recorder.measure("T3 read", shape.name, .nanoseconds, per: 10_000, runs: 15) { _ in
    for _ in 0..<10_000 {
      Sink.total &+= UInt64(deepest.traitCollection.userInterfaceStyle.rawValue)
    }
  }
}

/// A screen in which one view in ten is a label that follows the size of text, and in which every
/// view is laid out again when that changes.
func measureSizeCategory() {
  final class Reader: UIView {
    override func layoutSubviews() {
      Sink.total &+= UInt64(traitCollection.preferredContentSizeCategory.rawValue.utf8.count)
    }
  }
  let shape = Shape.screen(2000)
  let window = UIWindow()
  var views: [UIView] = []
  for index in 0..<shape.count {
    let label = index % 10 == 9 ? UILabel() : nil
    label?.text = "Text of the label"
    label?.font = .preferredFont(forTextStyle: .body)
    label?.adjustsFontForContentSizeCategory = true
    let view = label ?? Reader()
    views.append(view)
    if index > 0 { views[shape.parents[index]].addSubview(view) }
  }
  window.addSubview(views[0])
  window.isHidden = false
  Headless.runUntilIdle()
  let categories: [UIContentSizeCategory] = [.large, .accessibilityLarge]
  recorder.measure("T4 size category", "ui2000, 200 labels", .microseconds, per: 1, runs: 40) {
    run in
    window.traitOverrides.preferredContentSizeCategory = categories[run % 2]
    for view in views { view.setNeedsLayout() }
    Headless.runUntilIdle()
  }
}

for shape in recorder.shapes where shape.count >= 1000 {
  measureFewRegistered(shape)
  measureAllRegistered(shape)
  measureReads(shape)
}
measureSizeCategory()
