public import Foundation

/// What a registration for changes of traits returns: the means to end it.
///
/// Dropping it does not end the registration, which lasts as long as the observed object.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A registration, of a program or of UIKit itself.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  /// In what order the registrations of one object are told.
  enum Kind: Int {
    /// A method whose reads of traits are tracked.
    case tracking
    /// UIKit's own, so that what a program's handler does stays.
    case system
    case program
    /// `traitCollectionDidChange`, which comes last.
    case legacy
  }

  typealias Action = @MainActor (_ object: AnyObject, _ previous: UITraitCollection) -> Void

  let kind: Kind
  var interest: TraitInterest
  private(set) weak var node: TraitNode?

  /// The last update that had begun when the registration was made: what it brings is no change
  /// since then.
  let birth: UInt64

  /// The method whose reads a registration stands for, and its object.
  var tracked: (method: TrackedMethod, object: ObjectIdentifier)?

  private var action: Action?

  init(kind: Kind, interest: TraitInterest, node: TraitNode, action: @escaping Action) {
    self.kind = kind
    self.interest = interest
    self.node = node
    self.action = action
    birth = TraitHierarchy.updateSerial
    super.init()
  }

  /// Whether the registration still stands.
  var isActive: Bool { action != nil }

  func end() { action = nil }

  func call(on object: AnyObject, previous: UITraitCollection) {
    action?(object, previous)
  }

  /// The registration itself: a copy is no second registration.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
