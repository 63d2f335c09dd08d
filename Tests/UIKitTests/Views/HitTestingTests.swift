import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the frontmost view at the point is hit`() {
    #expect(hit(50, 50) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 10) === root)
    #expect(hit(100, 100) == nil)
    #expect(hit(-1, 0) == nil)
  }

  @Test func `a hidden view is not hit`() {
    front.isHidden = true
    #expect(hit(50, 50) === back)
    root.isHidden = true
    #expect(hit(50, 50) == nil)
  }

  @Test func `a hidden ancestor hides what is inside`() {
    let inside = UIView(frame: front.bounds)
    front.addSubview(inside)
    #expect(hit(50, 50) === inside)
    front.isHidden = true
    #expect(hit(50, 50) === back)
  }

  @Test func `a view that is all but transparent is not hit`() {
    front.alpha = 0.009
    #expect(hit(50, 50) === back)
    front.alpha = 0.01
    #expect(hit(50, 50) === front)
    root.alpha = 0
    #expect(hit(50, 50) == nil)
  }

  @Test func `a view that ignores touches hides those inside but not those behind`() {
    let inside = UIView(frame: front.bounds)
    front.addSubview(inside)
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
  }

  @Test func `what lies outside its superview is not hit even if it shows`() {
    let outside = UIView(frame: CGRect(x: -20, y: 0, width: 10, height: 10))
    front.addSubview(outside)
    #expect(hit(25, 45) === back)
  }

  @Test func `point inside can widen a view`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 10, width: 5, height: 5))
    root.addSubview(wide)
    #expect(hit(70, 10) === wide)
  }

  @Test func `hit testing follows the origin of the bounds and transforms`() {
    root.bounds.origin = CGPoint(x: 0, y: 1000)
    #expect(hit(50, 50) == nil)
    #expect(hit(50, 1050) === root)
    root.bounds.origin = .zero
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(50, 50) === back)
    #expect(hit(70, 70) === front)
  }

  @Test func `the far edges lie outside`() {
    #expect(!back.point(inside: CGPoint(x: 60, y: 0), with: nil))
    #expect(back.point(inside: CGPoint(x: 0, y: 0), with: nil))
  }
}
