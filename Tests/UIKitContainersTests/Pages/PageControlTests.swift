import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PageControlTests {
  private let log = EventLog()
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    control.numberOfPages = 3
    control.record(.valueChanged, as: "changed", in: log)
  }

  @Test func `a touch goes on or back by one page, and not beyond the ends`() {
    let finger = TouchDriver(showing: control)
    finger.tap(150, 20)
    finger.tap(150, 20)
    #expect(control.currentPage == 2)
    finger.tap(150, 20)
    #expect(log.take() == ["changed", "changed"])
    finger.tap(10, 20)
    #expect(control.currentPage == 1)
    control.isEnabled = false
    finger.tap(10, 20)
    finger.down(10, 20)
    finger.up(300, 300)
    #expect(control.currentPage == 1)
    #expect(log.take() == ["changed"])
  }

  @Test func `while it tells of a change it says which kind of touch made it`() {
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [control] _ in states.append(control.interactionState) }, for: .valueChanged)
    let finger = TouchDriver(showing: control)
    finger.tap(150, 20)
    #expect(states == [.discrete])
    #expect(control.interactionState == .none)
  }

  @Test func `what the program sets is clamped and sends nothing`() {
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
    #expect(log.take() == [])
  }

  @Test func `it can hide for a single page`() {
    control.hidesForSinglePage = true
    #expect(!control.isHidden)
    control.numberOfPages = 1
    #expect(control.isHidden)
    control.numberOfPages = 2
    #expect(!control.isHidden)
  }

  @Test func `assistive technology raises and lowers the page`() {
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    #expect(control.accessibilityTraits == .adjustable)
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(log.take() == ["changed", "changed"])
    #expect(control.currentPage == 0)
  }

  @Test func `from right to left the sides change places`() {
    control.semanticContentAttribute = .forceRightToLeft
    TouchDriver(showing: control).tap(10, 20)
    #expect(control.currentPage == 1)
  }

  @Test func `its size grows with the pages`() {
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
    #expect(control.size(forNumberOfPages: 4).width > control.size(forNumberOfPages: 3).width)
  }
}
