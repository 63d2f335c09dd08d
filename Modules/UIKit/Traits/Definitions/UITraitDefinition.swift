/// A kind of value that UIKit hands down the hierarchy of scenes, windows, controllers and views.
///
/// The conforming type is the trait's key; it is never instantiated. Only `defaultValue` has to be
/// given:
///
/// ```swift
/// enum ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
///
/// All static members must be constant. The system compares values often, so `Value` should be
/// quick to compare; a value that is not `Equatable` counts as changed whenever it is set.
///
/// Source: WWDC23 session 10057, and Apple's page of the protocol.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value that is read where nothing sets the trait.
  static var defaultValue: Value { get }

  /// The trait's name in descriptions. The default is the name of the type.
  static var name: String { get }

  /// A name that tells the trait from all others, best in reverse-DNS form.
  ///
  /// Definitions with the same identifier and the same type of value are one trait. The default
  /// is the full name of the type, with its module.
  static var identifier: String { get }

  /// Whether views redraw their dynamic colors when the trait changes. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
