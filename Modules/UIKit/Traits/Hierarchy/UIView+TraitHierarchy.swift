import UIEnvironmentCore

extension UIView: UITraitChangeObservable, TraitHierarchyMember {
  /// The node that stands for the view below its superview's: its controller's, if the view is the
  /// root view of one, or its presentation controller's.
  var outermostTraitNode: TraitNode {
    owningController?.traitNode
      ?? (self as? PresentationContainerView)?.presentationController?.traitNode ?? traitNode
  }

  /// Follows a move of the view in the hierarchy of views.
  func moveTraitNode(to newSuperview: UIView?, at index: Int) {
    guard let newSuperview else { return outermostTraitNode.move(to: nil) }
    if let source = (self as? MenuOverlay)?.source { return traitNode.move(to: source.traitNode) }
    let parent = newSuperview.traitNode
    let next = newSuperview.storedSubviews[(index + 1)...].lazy
      .map(\.outermostTraitNode).first { $0.place.parent === parent.place }
    outermostTraitNode.move(to: parent, before: next)
  }
}

extension UIViewController: UITraitChangeObservable, TraitHierarchyMember {
  /// Puts the controller's node between a new root view and the view's superview.
  func takeTraitNode(of view: UIView?, insteadOf oldView: UIView?) {
    guard view !== oldView else { return }
    oldView?.traitNode.move(to: oldView?.storedSuperview?.traitNode, before: traitNode)
    guard let view else { return traitNode.move(to: nil) }
    traitNode.move(to: view.storedSuperview?.traitNode, before: view.traitNode)
    view.traitNode.move(to: traitNode)
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitHierarchyMember {}

extension UIPresentationController: UITraitChangeObservable, TraitHierarchyMember {
  /// Sets what UIKit itself overrides: sheets and popovers lie above the base level.
  func applySystemTraits() {
    var storage = TraitStorage()
    if self is UISheetPresentationController || self is UIPopoverPresentationController {
      let level = SystemTrait.userInterfaceLevel
      storage.set(TypedTraitValue(UIUserInterfaceLevel.elevated), id: level.rawValue)
    }
    if let storedOverrideTraits { storage.merge(storedOverrideTraits.storage) }
    if traitNode.overrides != nil || !storage.isEmpty { traitNode.setSystemOverrides(storage) }
  }
}

extension UIScreen: UITraitEnvironment {}
