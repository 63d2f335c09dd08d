import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct TintTests {
  let log = LoggingView.Log()
  let root: LoggingView
  let child: LoggingView
  let leaf: LoggingView

  init() {
    root = LoggingView("root", log)
    child = LoggingView("child", log)
    leaf = LoggingView("leaf", log)
    root.addSubview(child)
    child.addSubview(leaf)
    _ = log.take()
  }

  @Test func `the tint is the system's unless an ancestor says another`() {
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    child.tintColor = .green
    #expect(leaf.tintColor == .green)
    #expect(root.tintColor == .red)
    child.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test func `those whose tint changes are told, parents first`() {
    root.tintColor = .red
    #expect(
      log.take() == ["root", "child", "leaf"].map { "\($0) tintColorDidChange" })
    root.tintColor = .red
    #expect(log.take() == [])
    child.tintColor = .green
    _ = log.take()
    root.tintColor = .blue
    #expect(log.take() == ["root tintColorDidChange"])
  }

  @Test func `moving below another tint tells the subtree`() {
    let other = UIView()
    other.tintColor = .red
    other.addSubview(child)
    #expect(
      log.take().filter { $0.contains("tint") }
        == ["child tintColorDidChange", "leaf tintColorDidChange"])
    child.removeFromSuperview()
    #expect(leaf.tintColor == .systemBlue)
    #expect(log.take().filter { $0.contains("tint") }.count == 2)
  }

  @Test func `dimming grays the tint below until a view is normal again`() {
    root.tintColor = .red
    _ = log.take()
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintAdjustmentMode == .dimmed)
    #expect(leaf.tintColor == .systemGray)
    #expect(log.take().count == 3)
    child.tintAdjustmentMode = .normal
    #expect(leaf.tintColor == .red)
    child.tintAdjustmentMode = .automatic
    root.tintAdjustmentMode = .automatic
    #expect(leaf.tintColor == .red)
    #expect(root.tintAdjustmentMode == .normal)
  }
}
