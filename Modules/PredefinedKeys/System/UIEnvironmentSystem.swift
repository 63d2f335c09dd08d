public import UIEnvironmentCore

/// The system above all hierarchies, as far as the environment knows it: what it says is what a value
/// reads as where the program sets nothing.
///
/// The predefined listeners say it when the system posts a notification. Where none does, or for keys
/// of one's own, the program says it here: that is *explicit notification*.
///
/// ```swift
/// UIEnvironmentSystem.announce(\.userInterfaceStyle, .dark)
/// ```
public enum UIEnvironmentSystem {
  /// Says that the system's value is now this one.
  ///
  /// Everybody below the system who resolves to something else than before is told, parents first,
  /// before this returns. What the program set on some object stays, for it and for those below it.
  /// A value equal to the system's last one tells nobody.
  @preconcurrency @MainActor
  public static func announce<Value>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>, _ value: Value
  ) {
    announce { $0[keyPath: keyPath] = value }
  }

  /// Says that several of the system's values are now what the closure sets: everybody concerned is
  /// told once of all of them.
  ///
  /// ```swift
  /// UIEnvironmentSystem.announce {
  ///   $0.locale = Locale(identifier: "ar")
  ///   $0.layoutDirection = .rightToLeft
  /// }
  /// ```
  @preconcurrency @MainActor
  public static func announce(_ changes: (inout UIEnvironmentValues) -> Void) {
    var values = UIEnvironmentValues(source: UIEnvironmentNode.system)
    changes(&values)
    for listener in PredefinedListeners.all { listener.adopt(values.written) }
    UIEnvironmentNode.system.applyAndMirror(overrides: values.written, removing: [])
  }
}
