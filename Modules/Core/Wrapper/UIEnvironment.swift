/// Reads a value of the environment of the object that declares the property.
///
/// ```swift
/// final class PriceLabel: UILabel {
///   @UIEnvironment(\.locale) private var locale
/// }
/// ```
///
/// The property reads what the object resolves at that moment, wherever the object is. It cannot be
/// assigned; values are set with ``UIEnvironmentable/environment(_:_:)``. It works on classes that
/// conform to ``UIEnvironmentable``, on the main actor.
///
/// The first read follows the key path and remembers what it found; later ones take a few
/// nanoseconds, whatever the depth, until something changes.
@propertyWrapper
public struct UIEnvironment<Value> {
  @usableFromInline
  let reading: EnvironmentReading<Value>

  /// Creates a property that reads what the key path names.
  public init(_ keyPath: KeyPath<UIEnvironmentValues, Value>) {
    reading = EnvironmentReading(keyPath)
  }

  @available(
    *, unavailable,
    message: "@UIEnvironment needs a class that conforms to UIEnvironmentable around it"
  )
  public var wrappedValue: Value {
    fatalInternal("the compiler lets nobody get here")
  }

  @preconcurrency @MainActor
  @inlinable @inline(__always)
  public static subscript<Host: UIEnvironmentable>(
    _enclosingInstance host: Host,
    wrapped wrappedKeyPath: KeyPath<Host, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Host, Self>
  ) -> Value {
    host[keyPath: storageKeyPath].reading.value(at: host.environmentNode)
  }
}
