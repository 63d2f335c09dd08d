import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct DisplayTests {
  let log = LoggingView.Log()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: LoggingView

  init() {
    view = LoggingView("view", log)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    window.addSubview(view)
    window.isHidden = false
  }

  private func drawings() -> [String] {
    Headless.clock.advance(by: 0)
    return log.take().filter { $0.contains("draw") }
  }

  @Test func `a view is drawn once when it first shows`() {
    #expect(drawings() == ["view draw 0,0,50,60"])
    #expect(drawings() == [])
  }

  @Test func `asking twice draws once`() {
    _ = drawings()
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(drawings() == ["view draw 0,0,50,60"])
  }

  @Test func `parts are drawn together, inside the bounds`() {
    _ = drawings()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    view.setNeedsDisplay(CGRect(x: 40, y: 50, width: 50, height: 50))
    #expect(drawings() == ["view draw 10,10,40,50"])
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    view.setNeedsDisplay()
    #expect(drawings() == ["view draw 0,0,50,60"])
    view.setNeedsDisplay(CGRect(x: 500, y: 10, width: 5, height: 5))
    #expect(drawings() == [])
  }

  @Test func `what does not show is drawn when it does`() {
    view.isHidden = true
    #expect(drawings() == [])
    view.isHidden = false
    view.alpha = 0
    #expect(drawings() == [])
    view.alpha = 1
    view.bounds.size = .zero
    #expect(drawings() == [])
    view.bounds.size = CGSize(width: 1, height: 1)
    window.isHidden = true
    #expect(drawings() == [])
    window.isHidden = false
    #expect(drawings() == ["view draw 0,0,1,1"])
  }

  @Test func `resizing draws only where the content mode says so`() {
    _ = drawings()
    view.frame.size.width = 51
    #expect(drawings() == [])
    view.contentMode = .redraw
    view.frame.size.width = 52
    #expect(drawings() == ["view draw 0,0,52,60"])
    view.frame.origin.x = 3
    #expect(drawings() == [])
  }

  @Test func `drawing follows layout`() {
    _ = drawings()
    view.reactions["layoutSubviews"] = { [unowned view] in view.setNeedsDisplay() }
    view.setNeedsLayout()
    #expect(drawings() == ["view draw 0,0,50,60"])
  }

  @Test func `a view outside a window is not drawn`() {
    view.removeFromSuperview()
    #expect(drawings() == [])
  }
}
