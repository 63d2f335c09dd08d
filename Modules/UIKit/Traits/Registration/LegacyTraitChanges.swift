/// Finds out which classes override `traitCollectionDidChange`.
///
/// Only their objects are listeners of all traits: telling every object of every change would make a
/// change cost as much as the hierarchy is large.
struct LegacyTraitChanges {
  private let index: Int?
  private let method: UInt

  /// - Parameters:
  ///   - base: the class that declares the method.
  ///   - overriding: a subclass that overrides it, and nothing else.
  ///   - plain: a subclass that overrides nothing.
  init(declaredBy base: AnyClass, overriddenBy overriding: AnyClass, notBy plain: AnyClass) {
    let table = MethodTable(of: base)
    index = table.indexOfMethod(
      overriddenIn: MethodTable(of: overriding), notIn: MethodTable(of: plain))
    method = index.map { table[$0] } ?? 0
  }

  /// Whether a class overrides the method. Where tables of methods cannot be read, every class but
  /// for cost might as well, and the answer is yes.
  func isOverridden(in type: AnyClass) -> Bool {
    guard let index else { return true }
    return MethodTable(of: type)[index] != method
  }
}

extension UIView {
  private static let legacyTraitChanges = LegacyTraitChanges(
    declaredBy: UIView.self, overriddenBy: OverridingView.self, notBy: PlainView.self)

  func registerForLegacyTraitChanges() {
    if Self.legacyTraitChanges.isOverridden(in: type(of: self)) { registerLegacyMethod() }
  }
}

extension UIViewController {
  private static let legacyTraitChanges = LegacyTraitChanges(
    declaredBy: UIViewController.self, overriddenBy: OverridingController.self,
    notBy: PlainController.self)

  func registerForLegacyTraitChanges() {
    if Self.legacyTraitChanges.isOverridden(in: type(of: self)) { registerLegacyMethod() }
  }
}

extension UIPresentationController {
  private static let legacyTraitChanges = LegacyTraitChanges(
    declaredBy: UIPresentationController.self, overriddenBy: OverridingPresentation.self,
    notBy: PlainPresentation.self)

  func registerForLegacyTraitChanges() {
    if Self.legacyTraitChanges.isOverridden(in: type(of: self)) { registerLegacyMethod() }
  }
}

extension UIWindowScene {
  private static let legacyTraitChanges = LegacyTraitChanges(
    declaredBy: UIWindowScene.self, overriddenBy: OverridingScene.self, notBy: PlainScene.self)

  func registerForLegacyTraitChanges() {
    if Self.legacyTraitChanges.isOverridden(in: type(of: self)) { registerLegacyMethod() }
  }
}

extension TraitHierarchyMember {
  fileprivate func registerLegacyMethod() {
    traitNode.register(self, for: .all, kind: .legacy) { object, previous in
      (object as? Self)?.traitCollectionDidChange(previous)
    }
  }
}

// Subclasses to compare tables with; none is ever made. The bodies differ from those that they
// override, so that no linker can fold them into one.

private final class PlainView: UIView {}

private final class OverridingView: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    preconditionFailure("UIKit: \(self) is only there for its table of methods")
  }
}

private final class PlainController: UIViewController {}

private final class OverridingController: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    preconditionFailure("UIKit: \(self) is only there for its table of methods")
  }
}

private final class PlainScene: UIWindowScene {}

private final class OverridingScene: UIWindowScene {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    preconditionFailure("UIKit: \(self) is only there for its table of methods")
  }
}

private final class PlainPresentation: UIPresentationController {}

private final class OverridingPresentation: UIPresentationController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    preconditionFailure("UIKit: \(self) is only there for its table of methods")
  }
}
