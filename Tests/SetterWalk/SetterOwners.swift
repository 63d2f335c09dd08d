import Foundation
import UIKit

// An object of each class whose setters are walked.

@MainActor func make(_: CALayer.Type) -> CALayer { UIView().layer }

@MainActor func make(_: NSLayoutConstraint.Type) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
    attribute: .notAnAttribute, multiplier: 1, constant: 1)
}

@MainActor func make(_: UIAction.Type) -> UIAction { UIAction { _ in } }
@MainActor func make(_: UIAlertAction.Type) -> UIAlertAction {
  UIAlertAction(title: nil, style: .default)
}
@MainActor func make(_: UIAlertController.Type) -> UIAlertController {
  UIAlertController(title: nil, message: nil, preferredStyle: .alert)
}
@MainActor func make(_: UIApplication.Type) -> UIApplication { .shared }
@MainActor func make(_: UIBarItem.Type) -> UIBarItem { UIBarButtonItem() }
@MainActor func make(_: UIBarButtonItem.Type) -> UIBarButtonItem { UIBarButtonItem() }
@MainActor func make(_: UILayoutGuide.Type) -> UILayoutGuide { UILayoutGuide() }
@MainActor func make(_: UIMenuElement.Type) -> UIMenuElement { UIAction { _ in } }
@MainActor func make(_: UINavigationItem.Type) -> UINavigationItem { UINavigationItem(title: "") }
@MainActor func make(_: UIResponder.Type) -> UIResponder { UIResponder() }
@MainActor func make(_: UITabBarItem.Type) -> UITabBarItem { UITabBarItem() }
@MainActor func make(_: UIViewController.Type) -> UIViewController { UIViewController() }
@MainActor func make(_: UITabBarController.Type) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = [UIViewController()]
  return tabs
}

@MainActor func make(_: UINavigationController.Type) -> UINavigationController {
  UINavigationController(rootViewController: UIViewController())
}

@MainActor func make(_: UIPopoverPresentationController.Type) -> UIPopoverPresentationController {
  UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
}

@MainActor func make(_: UIPresentationController.Type) -> UIPresentationController {
  UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
}

@MainActor func make(_: UISheetPresentationController.Type) -> UISheetPresentationController {
  UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
}

@MainActor func make(_: UIActivityIndicatorView.Type) -> UIActivityIndicatorView {
  UIActivityIndicatorView()
}
@MainActor func make(_: UIButton.Type) -> UIButton { UIButton() }
@MainActor func make(_: UIControl.Type) -> UIControl { UIControl() }
@MainActor func make(_: UIImageView.Type) -> UIImageView { UIImageView(image: nil) }
@MainActor func make(_: UILabel.Type) -> UILabel { UILabel() }
@MainActor func make(_: UIContentUnavailableView.Type) -> UIContentUnavailableView {
  UIContentUnavailableView(configuration: .empty())
}
@MainActor func make(_: UIListContentView.Type) -> UIListContentView {
  UIListContentView(configuration: .cell())
}
@MainActor func make(_: UINavigationBar.Type) -> UINavigationBar { UINavigationBar() }
@MainActor func make(_: UIProgressView.Type) -> UIProgressView { UIProgressView() }
@MainActor func make(_: UIScrollView.Type) -> UIScrollView { UIScrollView() }
@MainActor func make(_: UISegmentedControl.Type) -> UISegmentedControl {
  UISegmentedControl(items: ["one"])
}
@MainActor func make(_: UISlider.Type) -> UISlider { UISlider() }
@MainActor func make(_: UIStackView.Type) -> UIStackView { UIStackView() }
@MainActor func make(_: UIStepper.Type) -> UIStepper { UIStepper() }
@MainActor func make(_: UISwitch.Type) -> UISwitch { UISwitch() }
@MainActor func make(_: UITabBar.Type) -> UITabBar { UITabBar() }
@MainActor func make(_: UIContextualAction.Type) -> UIContextualAction {
  UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
}
@MainActor func make(_: UISwipeActionsConfiguration.Type) -> UISwipeActionsConfiguration {
  UISwipeActionsConfiguration(actions: [])
}
@MainActor func make(_: UITableView.Type) -> UITableView { UITableView() }
@MainActor func make(_: UITableViewController.Type) -> UITableViewController {
  UITableViewController(style: .plain)
}
@MainActor func make(_: UITableViewCell.Type) -> UITableViewCell { UITableViewCell() }
@MainActor func make(_: UITableViewHeaderFooterView.Type) -> UITableViewHeaderFooterView {
  UITableViewHeaderFooterView(reuseIdentifier: nil)
}
@MainActor func make(_: UITextField.Type) -> UITextField { UITextField() }
@MainActor func make(_: UIToolbar.Type) -> UIToolbar { UIToolbar() }
@MainActor func make(_: UIView.Type) -> UIView { UIView() }
@MainActor func make(_: UIWindow.Type) -> UIWindow { UIWindow() }

@MainActor func make(_: UIScene.Type) -> UIScene { Headless.connectScene() }

@MainActor func make(_: UIWindowScene.Type) -> UIWindowScene {
  guard let scene = Headless.connectScene() as? UIWindowScene else {
    fatalError("a scene of an application without a delegate is a window scene")
  }
  return scene
}

@MainActor func make(_: UISceneSession.Type) -> UISceneSession { Headless.connectScene().session }

@MainActor func make(_: UISceneConfiguration.Type) -> UISceneConfiguration {
  UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

@MainActor func make(_: UICommand.Type) -> UICommand {
  UICommand(action: Selector(UIView.setNeedsLayout))
}
@MainActor func make(_: UIContextMenuConfiguration.Type) -> UIContextMenuConfiguration {
  UIContextMenuConfiguration()
}
@MainActor func make(_: UIKeyCommand.Type) -> UIKeyCommand {
  UIKeyCommand(input: "a", modifierFlags: [], action: Selector(UIView.setNeedsLayout))
}
@MainActor func make(_: UIMenu.Type) -> UIMenu { UIMenu() }
@MainActor func make(_: UICollectionView.Type) -> UICollectionView {
  UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}
@MainActor func make(_: UICollectionViewCell.Type) -> UICollectionViewCell {
  UICollectionViewCell(frame: .zero)
}
@MainActor func make(_: UICollectionViewFlowLayout.Type) -> UICollectionViewFlowLayout {
  UICollectionViewFlowLayout()
}
@MainActor func make(_: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
  UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
}
@MainActor func make(
  _: UICollectionViewLayoutInvalidationContext.Type
) -> UICollectionViewLayoutInvalidationContext {
  UICollectionViewLayoutInvalidationContext()
}
@MainActor func make(_: UISearchBar.Type) -> UISearchBar { UISearchBar() }
@MainActor func make(_: UISearchController.Type) -> UISearchController {
  UISearchController(searchResultsController: nil)
}
@MainActor func make(_: UISearchTextField.Type) -> UISearchTextField { UISearchTextField() }
@MainActor func make(_: UIPageViewController.Type) -> UIPageViewController {
  UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
}
@MainActor func make(_: UISplitViewController.Type) -> UISplitViewController {
  UISplitViewController()
}
@MainActor func make(
  _: UICollectionViewCompositionalLayout.Type
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { _, _ in nil }
}
@MainActor func make(_: UICollectionViewListCell.Type) -> UICollectionViewListCell {
  UICollectionViewListCell(frame: .zero)
}
@MainActor func make(_: UIAccessibilityCustomAction.Type) -> UIAccessibilityCustomAction {
  UIAccessibilityCustomAction(name: "") { _ in true }
}
@MainActor func make(_: UIAccessibilityElement.Type) -> UIAccessibilityElement {
  UIAccessibilityElement(accessibilityContainer: UIView())
}
@MainActor func make(_: UIDatePicker.Type) -> UIDatePicker { UIDatePicker() }
@MainActor func make(_: UIPercentDrivenInteractiveTransition.Type)
  -> UIPercentDrivenInteractiveTransition
{ UIPercentDrivenInteractiveTransition() }
@MainActor func make(_: UIPickerView.Type) -> UIPickerView { UIPickerView() }
@MainActor func make(_: UIVisualEffectView.Type) -> UIVisualEffectView {
  UIVisualEffectView(effect: nil)
}
