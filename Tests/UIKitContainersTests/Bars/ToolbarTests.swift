import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ToolbarTests {
  private func titled(_ title: String, _ log: EventLog? = nil) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in log?.note(title) })
  }

  private func frames(in toolbar: UIToolbar) -> [CGRect] {
    toolbar.subviews.compactMap { $0 as? UIControl }.map(\.frame)
  }

  private func laidOut(_ items: [UIBarButtonItem]) -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = items
    toolbar.layoutIfNeeded()
    return toolbar
  }

  @Test func `items stand side by side from the leading edge on`() {
    let toolbar = laidOut([titled("A"), titled("B")])
    let frames = frames(in: toolbar)
    #expect(frames.count == 2)
    #expect(frames[0] == CGRect(x: 8, y: 0, width: 44, height: 44))
    #expect(frames[1].minX == 52)
    toolbar.semanticContentAttribute = .forceRightToLeft
    toolbar.layoutIfNeeded()
    #expect(self.frames(in: toolbar).map(\.maxX) == [292, 248])
  }

  @Test func `flexible spaces share the room that is left, fixed ones keep theirs`() {
    let toolbar = laidOut([
      titled("A"), .flexibleSpace(), titled("B"), .flexibleSpace(), titled("C"),
    ])
    #expect(frames(in: toolbar).map(\.minX) == [8, 128, 248])
    toolbar.items = [titled("A"), .fixedSpace(30), titled("B")]
    toolbar.layoutIfNeeded()
    #expect(frames(in: toolbar).map(\.minX) == [8, 82])
  }

  @Test func `a tap performs an enabled item's action, and nothing for a disabled one`() {
    let log = EventLog()
    let (first, second) = (titled("first", log), titled("second", log))
    let toolbar = laidOut([first, second])
    let finger = TouchDriver(showing: toolbar)
    finger.tap(20, 20)
    second.isEnabled = false
    toolbar.layoutIfNeeded()
    finger.tap(70, 20)
    #expect(log.take() == ["first"])
    second.isEnabled = true
    toolbar.layoutIfNeeded()
    finger.tap(70, 20)
    #expect(log.take() == ["second"])
  }

  @Test func `a bar without items has none, and lets go of the old`() {
    let item = titled("A")
    let toolbar = laidOut([item])
    toolbar.items = nil
    toolbar.layoutIfNeeded()
    #expect(toolbar.items == nil)
    #expect(frames(in: toolbar) == [])
    item.title = "B"
    #expect(toolbar.subviews.isEmpty)
  }

  @Test func `a view that went to another bar stays there`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let (first, second) = (laidOut([UIBarButtonItem(customView: view)]), laidOut([]))
    second.items = first.items
    second.layoutIfNeeded()
    first.items = nil
    first.layoutIfNeeded()
    #expect(view.superview === second)
    #expect(view.frame.width == 60)
  }

  @Test func `a bar lies where its delegate says, else where such bars lie`() {
    final class Placing: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let (toolbar, bar) = (UIToolbar(), UINavigationBar())
    #expect(toolbar.barPosition == .bottom)
    #expect(bar.barPosition == .top)
    let placing = Placing()
    toolbar.delegate = placing
    bar.delegate = placing
    #expect(toolbar.barPosition == .topAttached)
    #expect(bar.barPosition == .topAttached)
  }

  @Test func `it is as high as a bar and as wide as it is allowed`() {
    #expect(UIToolbar().sizeThatFits(CGSize(width: 10, height: 0)) == CGSize(width: 10, height: 44))
  }
}
