import Testing
import UIKit

@MainActor @Suite struct GeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `a frame gives bounds and center`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `setting the frame keeps the origin of the bounds`() {
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `setting the size of the bounds keeps the center`() {
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
  }

  @Test func `setting the center moves the frame`() {
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test func `frame and center are read exactly as they were set`() {
    let frame = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 1.9)
    view.frame = frame
    #expect(view.frame == frame)
    let center = CGPoint(x: 0.1, y: 1e9 + 0.3)
    view.center = center
    #expect(view.center == center)
  }

  @Test func `a negative size is turned about`() {
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    view.bounds = CGRect(x: 0, y: 0, width: -2, height: 2)
    #expect(view.bounds == CGRect(x: -2, y: 0, width: 2, height: 2))
  }

  @Test func `a geometry that is not finite is refused`() {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      view.bounds = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
      view.center = CGPoint(x: 0, y: CGFloat.nan)
      view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    #expect(
      reports
        == ["frame", "bounds", "center", "anchorPoint"].map {
          .geometryNotFinite(view: "UIView", property: $0)
        })
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `the frame of a turned view is the box around it`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.width - 40) < 1e-9 && abs(frame.height - 30) < 1e-9)
    #expect(abs(frame.midX - 25) < 1e-9 && abs(frame.midY - 40) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func `setting the frame of a scaled view keeps its scale`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 5, y: 7.5, width: 10, height: 5))
  }

  @Test func `another anchor moves the view about its center`() {
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame.origin == CGPoint(x: 25, y: 40))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.center == CGPoint(x: 1, y: 2))
  }

  @Test func `sizing to fit keeps the top left corner`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
    }
    let square = Square(frame: CGRect(x: 10, y: 20, width: 1, height: 1))
    square.sizeToFit()
    #expect(square.frame == CGRect(x: 10, y: 20, width: 7, height: 7))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
  }

  @Test func `alpha is clamped`() {
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
    view.alpha = .nan
    #expect(view.alpha == 0)
    view.alpha = 0.25
    #expect(view.alpha == 0.25)
  }
}
