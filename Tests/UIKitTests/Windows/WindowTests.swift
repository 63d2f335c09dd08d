import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct WindowTests {
  @Test func `a new window covers the screen, is hidden and in the active scene`() throws {
    let window = UIWindow()
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.isHidden)
    let scene = try #require(window.windowScene)
    #expect(UIApplication.shared.connectedScenes == [scene])
    #expect(scene.windows == [window])
    #expect(window.screen === UIScreen.main)
  }

  @Test func `windows stand by level and then by age`() throws {
    let (alert, first, second) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    let scene = try #require(alert.windowScene)
    #expect(scene.windows == [first, second, alert])
    #expect(UIApplication.shared.windows == [first, second, alert])
    #expect(UIApplication.shared.keyWindow == nil)
    second.makeKey()
    #expect(UIApplication.shared.keyWindow === second)
  }

  @Test func `a window can change its scene`() throws {
    let window = UIWindow()
    let first = try #require(window.windowScene)
    let second = try #require(Headless.connectScene() as? UIWindowScene)
    window.windowScene = second
    #expect(first.windows.isEmpty)
    #expect(second.windows == [window])
    #expect(window.next === second)
    window.windowScene = nil
    #expect(second.windows.isEmpty)
    #expect(window.next === UIApplication.shared)
    let other = UIWindow(windowScene: second)
    #expect(other.windowScene === second)
  }

  @Test func `nothing but the program keeps a window alive`() {
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.rootViewController = UIViewController()
      Headless.runUntilIdle()
      weakWindow = window
      #expect(UIApplication.shared.allWindows == [window])
    }
    #expect(weakWindow == nil)
    #expect(UIApplication.shared.allWindows.isEmpty)
    #expect(UIApplication.shared.activeWindowScene?.windows.isEmpty == true)
  }

  @Test func `one window at a time is key`() {
    final class Logging: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let (first, second) = (Logging(), Logging())
    first.makeKeyAndVisible()
    first.makeKey()
    #expect(first.isKeyWindow && !first.isHidden)
    #expect(first.windowScene?.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    #expect(first.log == ["become", "resign"])
    second.isHidden = true
    #expect(first.isKeyWindow)
    #expect(first.log == ["become", "resign", "become"])
    #expect(second.log == ["become", "resign"])
  }

  @Test func `a window that cannot become key does not`() {
    final class Refusing: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let window = Refusing()
    window.makeKeyAndVisible()
    #expect(!window.isKeyWindow)
    #expect(!window.isHidden)
  }

  @Test func `showing, hiding and changing the key window are posted`() {
    let window = UIWindow()
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let posted = PostedNotifications(names)
    window.makeKeyAndVisible()
    window.isHidden = false
    window.isHidden = true
    #expect(posted.take() == names)
  }

  @Test func `a conversion without another window leads to the screen`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let other = UIWindow(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(window.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(window.convert(CGPoint(x: 11, y: 21), from: nil) == CGPoint(x: 1, y: 1))
    #expect(window.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 6, y: 16))
    #expect(window.convert(CGPoint(x: 6, y: 16), from: other) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(window.convert(rect, to: nil) == CGRect(x: 10, y: 20, width: 2, height: 2))
    #expect(window.convert(rect, from: nil) == CGRect(x: -10, y: -20, width: 2, height: 2))
  }
}
