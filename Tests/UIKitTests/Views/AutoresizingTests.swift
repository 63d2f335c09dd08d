import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    container.addSubview(view)
  }

  private func frame(with mask: UIView.AutoresizingMask) -> CGRect {
    view.autoresizingMask = mask
    container.frame.size = CGSize(width: 200, height: 200)
    return view.frame
  }

  @Test func `without a mask a view stays`() {
    #expect(frame(with: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `flexible width and height take all of the change`() {
    #expect(
      frame(with: [.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 20, width: 130, height: 140))
  }

  @Test func `flexible margins move the view`() {
    #expect(
      frame(with: [.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 110, y: 120, width: 30, height: 40))
    container.frame.size = CGSize(width: 100, height: 100)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      frame(with: [.flexibleRightMargin, .flexibleBottomMargin])
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `several flexible parts share in proportion`() {
    #expect(
      frame(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test func `flexible parts of no extent share evenly`() {
    view.frame = CGRect(x: 0, y: 0, width: 0, height: 100)
    container.frame.size.width = 0
    view.frame = CGRect(x: 0, y: 0, width: 0, height: 100)
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    container.frame.size.width = 10
    #expect(view.frame.width == 5)
  }

  @Test func `a view that does not autoresize leaves its subviews`() {
    container.autoresizesSubviews = false
    #expect(
      frame(with: [.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `resizing carries on down the tree`() {
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    _ = frame(with: .flexibleWidth)
    #expect(inner.frame.width == 130)
  }

  @Test func `moving a view resizes nothing`() {
    view.autoresizingMask = .flexibleWidth
    container.center = CGPoint(x: 500, y: 500)
    container.bounds.origin = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
