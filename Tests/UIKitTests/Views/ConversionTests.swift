import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ConversionTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
  let sibling = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(sibling)
  }

  @Test func `points go up and down the hierarchy`() {
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: window) == .zero)
    #expect(inner.convert(CGPoint.zero, to: sibling) == CGPoint(x: -89, y: -78))
    #expect(sibling.convert(CGPoint.zero, from: inner) == CGPoint(x: -89, y: -78))
  }

  @Test func `the origin of the bounds shifts the subviews`() {
    outer.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 11, y: -18))
    #expect(outer.convert(CGPoint(x: 0, y: 40), to: window) == CGPoint(x: 10, y: 20))
  }

  @Test func `rectangles keep their size without a transform`() {
    let rect = CGRect(x: 1, y: 1, width: 5, height: 6)
    #expect(inner.convert(rect, to: window) == CGRect(x: 12, y: 23, width: 5, height: 6))
    #expect(inner.convert(CGRect(x: 12, y: 23, width: 5, height: 6), from: window) == rect)
  }

  @Test func `transforms are applied about the anchor`() {
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(outer.convert(CGPoint(x: 50, y: 50), to: window) == CGPoint(x: 60, y: 70))
    #expect(outer.convert(CGPoint.zero, to: window) == CGPoint(x: -40, y: -30))
    let rect = inner.convert(inner.bounds, to: window)
    #expect(rect == CGRect(x: -38, y: -26, width: 100, height: 100))
  }

  @Test func `without a view the window's base is meant`() {
    window.frame.origin = CGPoint(x: 1000, y: 1000)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
  }

  @Test func `two windows meet on the screen`() {
    let other = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    other.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 51, y: 61))
    #expect(view.convert(CGPoint.zero, to: inner) == CGPoint(x: 40, y: 39))
    #expect(other.convert(CGPoint.zero, from: window) == CGPoint(x: -50, y: -60))
  }

  @Test func `a view that is shrunk to nothing can be converted to`() {
    outer.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: window) == CGPoint(x: 60, y: 70))
  }

  @Test func `frames of different containers can be compared only after conversion`() {
    let shifted = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    window.addSubview(shifted)
    let label = UIView(frame: CGRect(x: 0, y: -250, width: 10, height: 10))
    shifted.addSubview(label)
    let onScreen = label.convert(label.bounds, to: window)
    #expect(onScreen == CGRect(x: 0, y: -50, width: 10, height: 10))
    #expect(!onScreen.intersects(window.bounds))
  }

  @Test func `a conversion between views is one that a subclass can override`() {
    final class Spy: UIView {
      var conversions = 0
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        conversions += 1
        return super.convert(point, to: view)
      }
      override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        conversions += 1
        return super.convert(rect, from: view)
      }
    }
    let spy = Spy()
    _ = spy.convert(CGPoint.zero, to: window)
    _ = spy.convert(CGPoint.zero, to: outer)
    _ = spy.convert(CGPoint.zero, to: nil)
    _ = spy.convert(CGRect.zero, from: sibling)
    #expect(spy.conversions == 4)
  }
}
