import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ScreenTests {
  @Test func `the main screen is that of a phone`() {
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.scale == 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(UIApplication.shared.activeWindowScene?.screen === screen)
  }

  @Test func `windows that cover the screen follow its size`() {
    let covering = UIWindow()
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    Headless.changeMainScreen(size: CGSize(width: 852, height: 393), scale: 2)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(covering.frame == UIScreen.main.bounds)
    #expect(small.frame.size == CGSize(width: 100, height: 100))
    #expect(covering.contentScaleFactor == 2)
    #expect(Headless.systemTraits.displayScale == 2)
    Headless.reset()
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    #expect(Headless.systemTraits.displayScale == 3)
  }

  @Test func `an impossible screen is refused`() {
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      Headless.changeMainScreen(size: CGSize(width: 0, height: 10))
      Headless.changeMainScreen(size: CGSize(width: 10, height: 10), scale: 0.5)
    }
    #expect(
      reports == [
        .impossibleScreen(width: 0, height: 10, scale: 3),
        .impossibleScreen(width: 10, height: 10, scale: 0.5),
      ])
    #expect(UIScreen.main.bounds.width == 393)
  }

  @Test func `views, windows and the screen are coordinate spaces`() throws {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    let spaces: [any UICoordinateSpace] = [view, window, screen]
    #expect(
      spaces.map { $0.convert(CGPoint.zero, to: screen) } == [
        CGPoint(x: 11, y: 22), CGPoint(x: 10, y: 20), .zero,
      ])
    #expect(view.convert(CGPoint(x: 11, y: 22), from: screen) == .zero)
    #expect(screen.convert(view.bounds, from: view) == CGRect(x: 11, y: 22, width: 10, height: 10))
    #expect(
      spaces[1].convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: spaces[0])
        == CGRect(x: -1, y: -2, width: 1, height: 1))
    let scene = try #require(window.windowScene)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test func `a coordinate space of one's own is converted by way of the screen`() {
    let board = Board()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(view.convert(CGPoint.zero, to: board) == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGPoint(x: 2, y: 2), from: board) == CGPoint(x: 10, y: 10))
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.convert(square, to: board) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(view.convert(CGRect(x: 1, y: 1, width: 1, height: 1), from: board) == square)
  }
}

/// A space whose unit is ten points of the screen.
@MainActor private final class Board: NSObject, UICoordinateSpace {
  let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(CGPoint(x: point.x * 10, y: point.y * 10), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let point = UIScreen.main.convert(point, from: coordinateSpace)
    return CGPoint(x: point.x / 10, y: point.y / 10)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(
      rect.applying(CGAffineTransform(scaleX: 10, y: 10)), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, from: coordinateSpace)
      .applying(CGAffineTransform(scaleX: 0.1, y: 0.1))
  }
}
