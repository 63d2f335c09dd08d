import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PageControlTests {
  let log = EventLog()
  let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
  let finger: TouchDriver

  init() {
    finger = TouchDriver(showing: control)
    control.numberOfPages = 3
    control.record(.valueChanged, as: "page", in: log)
  }

  @Test func `a tap goes one page on or back, and not past the ends`() {
    finger.tap(150, 13)
    #expect(control.currentPage == 1)
    finger.tap(150, 13)
    finger.tap(150, 13)
    #expect(control.currentPage == 2)
    #expect(log.take() == ["page", "page"])
    finger.tap(10, 13)
    #expect(control.currentPage == 1)
    finger.down(10, 13)
    finger.up(10, 300)
    #expect(control.currentPage == 1)
  }

  @Test func `from right to left the next page is on the left`() {
    control.semanticContentAttribute = .forceRightToLeft
    finger.tap(10, 13)
    #expect(control.currentPage == 1)
    control.direction = .leftToRight
    finger.tap(10, 13)
    #expect(control.currentPage == 0)
  }

  @Test func `dragging along the dots goes through the pages`() {
    finger.down(100, 13)
    finger.move(130, 13)
    #expect(control.currentPage == 2)
    #expect(control.interactionState == .continuous)
    finger.move(80, 13)
    #expect(control.currentPage == 0)
    finger.up(80, 13)
    #expect(control.interactionState == .none)
    #expect(log.take() == ["page", "page"])
    control.allowsContinuousInteraction = false
    finger.down(100, 13)
    finger.move(130, 13)
    #expect(control.currentPage == 0)
  }

  @Test func `pages that the program sets are clamped and send nothing`() {
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(log.take() == [])
  }

  @Test func `it is as large as its dots, along its direction`() {
    let size = control.size(forNumberOfPages: 3)
    #expect(control.intrinsicContentSize == size)
    #expect(control.size(forNumberOfPages: 4).width > size.width)
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: size.height, height: size.width))
  }

  @Test func `disabled, or hidden for its single page, it does nothing`() {
    control.isEnabled = false
    finger.tap(150, 13)
    control.accessibilityIncrement()
    control.isEnabled = true
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    finger.tap(150, 13)
    #expect(control.currentPage == 0)
    #expect(log.take() == [])
  }

  @Test func `accessibility reads the page and steps through them`() {
    #expect(control.accessibilityValue == "page 1 of 3")
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    control.accessibilityDecrement()
    #expect(log.take() == ["page", "page"])
  }
}
