public import Foundation
public import UIEnvironmentCore
public import UIKit

/// A screen under test: a controller in a window of its own, and the means to find what is on it and
/// to act as a person would.
///
/// ```swift
/// let app = App(controller: CheckoutController())
/// try app.tapButton(title: "Pay")
/// #expect(try app.label("Paid") != nil)
/// ```
///
/// Everything happens at once, in virtual time: each action is over, transitions included, when its
/// call returns. The window lives as long as the app.
@MainActor
public final class App {
  /// The window that shows the screen.
  public let window: UIWindow

  /// What happens where something cannot be found or done.
  public let failureBehavior: FailureBehavior

  /// Whether each action waits, in virtual time, for the transitions that it starts.
  public var settlesTransitions = true

  /// Shows the controller, in a window of its own.
  ///
  /// What the closures set is in force before the controller's view is loaded, for this app alone:
  ///
  /// ```swift
  /// let app = App(
  ///   controller: CheckoutController(), environment: { $0.locale = Locale(identifier: "pl") },
  ///   traits: { $0.userInterfaceStyle = .dark })
  /// ```
  ///
  /// - Parameters:
  ///   - controller: the root of the window.
  ///   - failureBehavior: what happens where something cannot be found or done.
  ///   - size: the window's size in points; the main screen's if it is `nil`, or not finite, which is
  ///     reported.
  ///   - environment: sets values of the environment for the window.
  ///   - traits: overrides traits of the window.
  public convenience init(
    controller: UIViewController, failureBehavior: FailureBehavior = .failTest,
    size: CGSize? = nil, environment: (inout UIEnvironmentValues) -> Void = { _ in },
    traits: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    self.init(size: size, failureBehavior: failureBehavior)
    window.setEnvironment(environment)
    traits(&window.traitOverrides)
    launch(controller)
  }

  /// An app whose window shows nothing as yet.
  init(size: CGSize?, failureBehavior: FailureBehavior) {
    let window = AppWindow(frame: UIScreen.main.bounds)
    if let size { window.frame.size = size }
    self.window = window
    self.failureBehavior = failureBehavior
    window.owner = self
    for setting in Self.settings { setting(window) }
  }

  /// Shows the controller, and lets the transitions that this starts come to their end.
  func launch(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle(since: 0)
  }

  /// What ``withEnvironment(_:_:_:)`` has new apps set, the outermost first.
  static var settings: [(UIWindow) -> Void] = []

  /// The controller that a person faces: presented, selected or on top, all the way down.
  public var topController: UIViewController? { window.rootViewController?.facing }
}
