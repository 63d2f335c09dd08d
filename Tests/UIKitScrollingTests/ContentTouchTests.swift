import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ContentTouchTests {
  final class Content: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["began"] }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["moved"] }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["ended"] }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log += ["cancelled"]
    }
  }

  final class Careful: UIScrollView {
    var begins = true
    var cancels = true
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  let scroller = Careful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let content = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
  let finger: TouchDriver

  init() {
    scroller.contentSize = content.frame.size
    scroller.addSubview(content)
    finger = TouchDriver(showing: scroller)
  }

  @Test func `content is touched after a moment, or when the finger is lifted`() {
    finger.down(50, 50)
    #expect(content.log == [])
    Headless.clock.advance(by: 0.2)
    #expect(content.log == ["began"])
    finger.up(50, 50)
    #expect(content.log == ["began", "ended"])
    finger.tap(50, 50)
    #expect(content.log == ["began", "ended", "began", "ended"])
    Headless.runUntilIdle()
    #expect(content.log.count == 4)
  }

  @Test func `content that is not delayed is touched at once`() {
    scroller.delaysContentTouches = false
    finger.down(50, 50)
    #expect(content.log == ["began"])
  }

  @Test func `a quick drag never touches the content, and a later one cancels its touch`() {
    finger.down(50, 90)
    finger.move(50, 60)
    finger.up(50, 60)
    #expect(content.log == [])
    finger.down(50, 90)
    Headless.clock.advance(by: 0.2)
    finger.move(50, 85)
    finger.move(50, 60)
    #expect(content.log == ["began", "moved", "cancelled"])
    #expect(scroller.isDragging)
  }

  @Test(arguments: [true, false])
  func `content may keep a touch that it was told of`(byProperty: Bool) {
    if byProperty { scroller.canCancelContentTouches = false } else { scroller.cancels = false }
    finger.down(50, 90)
    Headless.clock.advance(by: 0.2)
    finger.move(50, 60)
    finger.move(50, 30)
    finger.up(50, 30)
    #expect(content.log == ["began", "moved", "moved", "ended"])
    #expect(scroller.contentOffset.y == 0)
    finger.down(50, 90)
    finger.move(50, 60)
    #expect(scroller.contentOffset.y == 20)
  }

  @Test func `controls keep their touches, once pressed`() {
    let plain = UIScrollView(frame: scroller.frame)
    plain.contentSize.height = 1000
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = EventLog()
    button.record(.touchDown, as: "down", in: log)
    button.record(.touchUpOutside, as: "out", in: log)
    plain.addSubview(button)
    let finger = TouchDriver(showing: plain)
    finger.down(50, 90)
    Headless.clock.advance(by: 0.2)
    finger.move(50, -60)
    finger.up(50, -60)
    #expect(log.take() == ["down", "out"])
    #expect(plain.contentOffset.y == 0)
    finger.down(50, 90)
    finger.move(50, 60)
    finger.up(50, 60)
    #expect(log.take() == [])
    #expect(plain.contentOffset.y == 20)
  }

  @Test func `a touch that the scroll view keeps from its content never comes there`() {
    scroller.begins = false
    finger.tap(50, 50)
    finger.down(50, 50)
    Headless.clock.advance(by: 0.2)
    finger.up(50, 50)
    #expect(content.log == [])
  }

  @Test func `where the user cannot scroll nothing is delayed`() {
    scroller.isScrollEnabled = false
    finger.down(50, 50)
    #expect(content.log == ["began"])
  }
}
