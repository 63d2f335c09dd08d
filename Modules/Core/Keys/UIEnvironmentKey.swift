/// A key of the environment: a type that stands for one value.
///
/// ```swift
/// private enum SpacingKey: UIEnvironmentKey {
///   static var defaultValue: Double { 8 }
/// }
///
/// extension UIEnvironmentValues {
///   /// The space between items, in points. 8 where nobody says otherwise.
///   var spacing: Double {
///     get { self[SpacingKey.self] }
///     set { self[SpacingKey.self] = newValue }
///   }
/// }
/// ```
public protocol UIEnvironmentKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  ///
  /// Asked for at each read that finds nothing set, from any thread: state it as a computed property
  /// where it follows something that changes, and keep it cheap.
  static var defaultValue: Value { get }

  /// Returns whether two values are the same to those who listen.
  ///
  /// Writing a value that is the same as the one before tells nobody. Values that are `Equatable`
  /// compare by `==`; others never count as the same, so each write of them tells.
  static func areEqual(_ former: Value, _ value: Value) -> Bool

  /// What stands for a value when it is compared, or `nil` where values stand for themselves.
  ///
  /// For values that stay equal to themselves while their meaning changes: the comparand is taken
  /// when a value is written. Autoupdating locales, calendars and time zones are so compared by what
  /// they resolve to at the moment of writing.
  static var comparand: (@Sendable (Value) -> Value)? { get }
}

extension UIEnvironmentKey {
  public static func areEqual(_ former: Value, _ value: Value) -> Bool { false }

  public static var comparand: (@Sendable (Value) -> Value)? { nil }
}

extension UIEnvironmentKey where Value: Equatable {
  public static func areEqual(_ former: Value, _ value: Value) -> Bool { former == value }
}
