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
  ///   - size: the window's size in points; the main screen's if it is `nil`.
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
    let window = AppWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    self.window = window
    self.failureBehavior = failureBehavior
    window.app = self
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

  // MARK: Time

  /// Lets virtual time pass, with everything that falls due.
  public func advance(by seconds: Double) { Headless.clock.advance(by: seconds) }

  /// Lets virtual time pass until nothing waits any more: delayed work and transitions alike.
  public func settle() { Headless.runUntilIdle() }

  /// Lets virtual time pass until the condition holds, a tenth of a second at a time.
  ///
  /// - Parameters:
  ///   - what: the condition in words, for the message.
  ///   - seconds: how much virtual time there is; no real time is spent waiting.
  ///   - fileID: where a failure is reported, with the three that follow: the caller's place.
  ///   - file: the path of the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  ///   - condition: asked at the start and after each step of time.
  /// - Returns: whether the condition holds. `.raiseException` throws instead of answering `false`.
  @discardableResult
  public func waitFor(
    _ what: String = "the condition", seconds: Double = 10, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ condition: () -> Bool
  ) throws -> Bool {
    let end = Headless.clock.now + seconds
    while !condition() {
      guard Headless.clock.now < end else {
        let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
        try fail(.timeout(what: what, seconds: seconds, tree: tree), at: place)
        return false
      }
      Headless.clock.advance(by: 0.1)
    }
    return true
  }

  /// Performs what a person does, and lets the transitions that it starts come to their end.
  func perform(_ action: () -> Void) {
    let mark = Headless.clock.mark
    action()
    settle(since: mark)
  }

  private func settle(since mark: Int) {
    if settlesTransitions { Headless.clock.settleTransitions(since: mark) }
  }

  // MARK: Failure

  /// Deals with an error as ``failureBehavior`` says.
  func fail(_ error: RukaError, at place: SourcePlace) throws {
    switch failureBehavior {
    case .failTest: FailureReporter.report(error.description, at: place)
    case .raiseException: throw error
    case .doNothing: break
    }
  }
}
