public import Foundation
import UIEnvironmentBridging
import UIEnvironmentCore
import UIEnvironmentPredefinedKeys
public import UIKit

extension App {
  /// Shows the controller to somebody with the configuration, which is in force before its view is
  /// loaded.
  public convenience init(
    controller: UIViewController, failureBehavior: FailureBehavior = .failTest,
    configuration: Configuration
  ) {
    self.init(
      controller: controller, failureBehavior: failureBehavior,
      environment: { $0.adopt(configuration) })
  }

  /// Runs the body under each appearance with each size of text and each locale, and afterwards puts
  /// the screen back as it was.
  ///
  /// The direction in which the screen reads follows from the locale's language. Every failure
  /// within the body names the configuration: this module's own, and in suites with the
  /// trait `.headlessUIKit`, or subclasses of `HeadlessUIKitTestCase`, also those of the
  /// framework that runs the test. An error that the body throws fails the test in the same way, at the
  /// call that threw it if that is one of this module, and the next configuration has its turn.
  ///
  /// - Throws: ``RukaError/configuration(_:reason:)`` for the first error that the body throws, if
  ///   ``failureBehavior`` is `.raiseException`.
  public func forEachConfiguration(
    appearances: [UIUserInterfaceStyle] = Configuration.usualAppearances,
    sizes: [UIContentSizeCategory] = Configuration.usualSizes,
    locales: [Locale] = Configuration.usualLocales,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: (Configuration) throws -> Void
  ) throws {
    try forEachConfiguration(
      Configuration.all(appearances: appearances, sizes: sizes, locales: locales), fileID: fileID,
      file: file, line: line, column: column, body)
  }

  /// Does the same under these configurations, such as ``Configuration/pairs(appearances:sizes:locales:)``,
  /// where each with each would take too long.
  public func forEachConfiguration(
    _ configurations: [Configuration], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (Configuration) throws -> Void
  ) throws {
    let place = SourcePlace(fileID, file, line, column)
    let restore = settingsToRestore()
    defer { perform(restore) }
    for configuration in configurations {
      perform { window.setEnvironment { $0.adopt(configuration) } }
      do {
        try Headless.withTestContext(configuration.description) { try body(configuration) }
      } catch {
        guard !Headless.isRecordedTestError(error) else { continue }
        let origin = FailureReporter.place(of: error) ?? place
        let reason = error is RukaError ? "\(error)" : "\(error)\nthe screen:\n\(tree)"
        try fail(.configuration(configuration, reason: reason), at: origin)
      }
    }
  }

  /// Puts back what a configuration sets, as it is at this moment.
  private func settingsToRestore() -> () -> Void {
    let restores = [
      restoring(\.userInterfaceStyle), restoring(\.sizeCategory), restoring(\.locale),
      restoring(\.layoutDirection),
    ]
    return { for restore in restores { restore() } }
  }

  private func restoring<Value>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>
  ) -> () -> Void {
    guard window.hasEnvironmentOverride(keyPath) else {
      return { [window] in window.removeEnvironment(keyPath) }
    }
    let value = window.environmentValue(keyPath)
    return { [window] in window.environment(keyPath, value) }
  }
}

extension UIEnvironmentValues {
  fileprivate mutating func adopt(_ configuration: Configuration) {
    userInterfaceStyle = configuration.appearance
    sizeCategory = configuration.sizeCategory
    locale = configuration.locale
    layoutDirection = configuration.layoutDirection
  }
}
