/// An object whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Called when traits of an object changed, with the object and the traits that it had before.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a handler whenever the value of one of the traits changes on this object.
  ///
  /// The handler runs on the main actor, once for an update however many of the traits changed, and
  /// not at registration. Use its first parameter: a handler that captures the object keeps it
  /// alive. The registration lasts as long as the object, whether the result is kept or not.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    if !(self is TraitEnvironment) {
      Headless.report(
        .traits(
          .handlerOfOtherType(
            object: "\(type(of: self))", handlerTakes: "\(TraitEnvironment.self)")))
    }
    return register(for: traits) { object, previous in
      if let object = object as? TraitEnvironment { handler(object, previous) }
    }
  }

  /// Calls a target's method whenever the value of one of the traits changes on this object.
  ///
  /// The method takes nothing, the object, or the object and the traits that it had before. The
  /// target is not kept alive; once it is gone, nothing is called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(for: traits) { [weak target] object, previous in
      if let target { action.perform(on: target, object, previous) }
    }
  }

  /// Calls a method of this object whenever the value of one of the traits changes on it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration of this object; harmless if it has ended or belongs to another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    registration.node?.unregister(registration, from: self)
  }

  private func register(
    for traits: [UITrait], action: @escaping TraitRegistration.Action
  ) -> TraitRegistration {
    if traits.isEmpty { Headless.report(.traits(.noTraits(object: "\(type(of: self))"))) }
    guard let member = self as? any TraitHierarchyMember else {
      preconditionFailure("UIKit: \(type(of: self)) can be observed but has no place")
    }
    return member.traitNode.register(
      member, for: .traits(TraitIDs(traits.map { TraitKey.of($0).id })), kind: .program,
      action: action)
  }
}

extension TraitNode {
  fileprivate func unregister(
    _ registration: TraitRegistration, from observable: some UITraitChangeObservable
  ) {
    guard (observable as? any TraitHierarchyMember)?.traitNode === self else { return }
    unregister(registration)
  }
}
