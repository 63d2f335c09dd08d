public import Foundation
public import UIEnvironmentCore
import UIEnvironmentPredefinedKeys
public import UIKit

extension App {
  /// Sets a value of the environment for the whole screen.
  public func set<Value>(_ keyPath: WritableKeyPath<UIEnvironmentValues, Value>, _ value: Value) {
    perform { window.environment(keyPath, value) }
  }

  /// Has every app that the body launches start with a value of its environment, in force before its
  /// controller's view is loaded.
  ///
  /// ```swift
  /// let app = App.withEnvironment(\.locale, Locale(identifier: "pl")) { App(controller: screen) }
  /// ```
  ///
  /// Calls nest; what the initializer of the app sets has the last word.
  public static func withEnvironment<Value, Result>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>, _ value: Value,
    _ body: () throws -> Result
  ) rethrows -> Result {
    settings.append { $0.environment(keyPath, value) }
    defer { settings.removeLast() }
    return try body()
  }

  /// Overrides traits of the whole screen, besides those that are overridden already.
  public func setTraits(_ changes: (inout UITraitOverrides) -> Void) {
    perform {
      changes(&window.traitOverrides)
      window.updateTraitsIfNeeded()
    }
  }

  /// Whether the screen is light or dark, as the person has chosen; parts of it may differ.
  public var appearance: UIUserInterfaceStyle {
    get { window.environmentValue(\.userInterfaceStyle) }
    set { set(\.userInterfaceStyle, newValue) }
  }

  /// The size of text that the person has chosen.
  public var sizeCategory: UIContentSizeCategory {
    get { window.environmentValue(\.sizeCategory) }
    set { set(\.sizeCategory, newValue) }
  }

  /// The direction in which the screen reads.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { window.environmentValue(\.layoutDirection) }
    set { set(\.layoutDirection, newValue) }
  }

  /// The size of the window in points.
  ///
  /// Size classes do not follow it, as no document says by which rule they would: set them with
  /// ``setTraits(_:)``. A size that is not finite is refused with a report, as views do.
  public var windowSize: CGSize {
    get { window.bounds.size }
    set { perform { window.frame.size = newValue } }
  }
}
