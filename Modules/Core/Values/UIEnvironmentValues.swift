/// The values of an environment, by key.
///
/// Add a property per key in an extension, as ``UIEnvironmentKey`` shows; key paths to these
/// properties, or through them, name values everywhere in this library.
///
/// On its own the structure is a plain collection of values: what was set is read, anything else
/// reads as its key's default, copies are independent. Values handed out by a node of a hierarchy
/// read as that node resolves them.
public struct UIEnvironmentValues {
  /// The values that were set on this structure itself; never changed in place, so that copies stay
  /// independent.
  @usableFromInline
  package private(set) var written: [AnyCell] = []

  @usableFromInline let source: UIEnvironmentNode?
  @usableFromInline let recorder: ReadRecorder?

  /// Creates values that all read as their keys' defaults.
  public init() {
    source = nil
    recorder = nil
  }

  /// Values that read as the node resolves them, each read noted by the recorder.
  package init(source: UIEnvironmentNode?, written: [AnyCell] = [], recorder: ReadRecorder? = nil) {
    self.source = source
    self.written = written
    self.recorder = recorder
  }

  /// Whether the values are those of an object of a hierarchy: then they stay on the main actor.
  package var belongsToObject: Bool { source != nil }

  /// The value of a key.
  ///
  /// Reading and writing cost a look-up of the key and, where a value is set, one of it.
  @inlinable
  public subscript<Key: UIEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let slot = Key.slot
      if let recorder { recorder.note(slot) }
      if !written.isEmpty, let cell = writtenCell(of: slot) {
        return unsafeDowncast(cell, to: Cell<Key.Value>.self).value
      }
      guard let source else { return Key.defaultValue }
      return onMainActorUnchecked { source.value(of: slot) }
    }
    set { write(Cell(slot: Key.slot, value: newValue)) }
  }

  @usableFromInline
  func writtenCell(of slot: AnySlot) -> AnyCell? {
    written.first { $0.anySlot === slot }
  }

  @usableFromInline
  mutating func write(_ cell: AnyCell) {
    if let index = written.firstIndex(where: { $0.anySlot === cell.anySlot }) {
      written[index] = cell
    } else {
      written.append(cell)
    }
  }
}

/// Notes which keys are read through `UIEnvironmentValues` while a key path is followed.
@usableFromInline
package final class ReadRecorder {
  package private(set) var slots: [AnySlot] = []

  package init() {}

  @usableFromInline
  func note(_ slot: AnySlot) {
    guard !slots.contains(where: { $0 === slot }) else { return }
    slots.append(slot)
  }
}

/// Runs a body that belongs to the main actor, from where the compiler cannot know that it is there.
///
/// `UIEnvironmentValues` with a source are made on the main actor and, not being `Sendable`, cannot
/// leave it; a check at each read would cost ten times the read.
@inlinable
@inline(__always)
func onMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
