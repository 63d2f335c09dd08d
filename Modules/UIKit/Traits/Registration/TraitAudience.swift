import Foundation
import UIEnvironmentCore

/// Who wants to hear of changes to the traits of one object.
@MainActor
final class TraitAudience {
  /// The object; looked at only to tell somebody, and gone once the object dies.
  private weak var object: AnyObject?

  /// In the order in which they are told.
  private var registrations: [TraitRegistration] = []

  init(of object: AnyObject) {
    self.object = object
  }

  var isEmpty: Bool { registrations.isEmpty }

  /// The bits of the traits that anybody is interested in, as far as they are known.
  var bits: UInt64 { registrations.reduce(0) { $0 | $1.interest.bits } }

  func isConcerned(by id: Int) -> Bool {
    registrations.contains { $0.interest.contains(id) }
  }

  func add(_ registration: TraitRegistration) {
    let place = registrations.firstIndex { $0.kind.rawValue > registration.kind.rawValue }
    registrations.insert(registration, at: place ?? registrations.endIndex)
  }

  func remove(_ registration: TraitRegistration) {
    registration.end()
    registrations.removeAll { $0 === registration }
  }

  func tracking(_ method: TrackedMethod, of object: AnyObject) -> TraitRegistration? {
    registrations.first {
      $0.tracked.map { $0.method == method && $0.object == ObjectIdentifier(object) } ?? false
    }
  }

  func end() {
    for registration in registrations { registration.end() }
    registrations = []
  }

  func tell(
    _ changed: TraitIDs, from previous: UITraitCollection, to present: UITraitCollection,
    serial: UInt64
  ) {
    guard let object else { return }
    present.withCurrent {
      for registration in registrations
      where registration.birth < serial && registration.interest.isConcerned(by: changed) {
        registration.call(on: object, previous: previous)
      }
    }
  }
}

extension TraitNode {
  /// Listens to all traits that the audience is interested in.
  func listenToWhatIsKnown() {
    if let audience, !audience.isEmpty { place.listen(to: audience.bits) }
  }

  /// Adds a registration and lets the engine know what it listens to.
  @discardableResult
  func register(
    _ object: AnyObject, for interest: TraitInterest, kind: TraitRegistration.Kind,
    action: @escaping TraitRegistration.Action
  ) -> TraitRegistration {
    let audience = self.audience ?? TraitAudience(of: object)
    self.audience = audience
    let registration = TraitRegistration(
      kind: kind, interest: interest, node: self, action: action)
    audience.add(registration)
    place.listen(to: interest.bits)
    return registration
  }

  /// Ends a registration; harmless if it has ended, or belongs to another object.
  func unregister(_ registration: TraitRegistration) {
    guard registration.node === self, registration.isActive, let audience else { return }
    audience.remove(registration)
    place.listenToFewer(stillListening: !audience.isEmpty)
  }
}
