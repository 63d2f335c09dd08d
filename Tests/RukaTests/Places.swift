import Ruka
import UIKit

/// Where on a screen a button may be.
enum Place: String, CaseIterable {
  case alone, navigation, tabs, navigationInTabs, modal, modalOverModal, popover, custom, split
  case page, search, alert, sheet, table, collection, scrollView

  /// A screen with the button "Act" there, which says how often it was tapped.
  @MainActor func launch() -> (app: App, button: UIButton, taps: () -> Int) {
    let stage = Stage()
    let app = App(controller: root(stage), failureBehavior: .raiseException, traits: traits)
    show(stage, on: app)
    app.settle()
    let button = app.first(Query(.button, "Act")) as? UIButton
    return (app, button ?? UIButton(), { stage.taps })
  }

  /// What a split view needs to show both its columns.
  private func traits(_ traits: inout UITraitOverrides) {
    if self == .split { traits.horizontalSizeClass = .regular }
  }

  @MainActor private func root(_ stage: Stage) -> UIViewController {
    let other = UIViewController()
    switch self {
    case .alone: return stage
    case .navigation: return UINavigationController(rootViewController: stage)
    case .tabs, .navigationInTabs:
      let tabs = UITabBarController()
      let first = self == .tabs ? stage : UINavigationController(rootViewController: stage)
      tabs.viewControllers = [first, other]
      return tabs
    case .custom:
      other.addChild(stage)
      other.view.addSubview(stage.view)
      stage.didMove(toParent: other)
      return other
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(other, for: .primary)
      split.setViewController(stage, for: .secondary)
      return split
    case .page:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([stage], direction: .forward, animated: false)
      return pages
    case .search:
      other.navigationItem.searchController = UISearchController(searchResultsController: stage)
      return UINavigationController(rootViewController: other)
    case .table: return ButtonTable(stage)
    case .collection: return ButtonCollection(stage)
    case .scrollView:
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      scrollView.addSubview(stage.button)
      other.view.addSubview(scrollView)
      return other
    case .modal, .modalOverModal, .popover, .alert, .sheet: return other
    }
  }

  @MainActor private func show(_ stage: Stage, on app: App) {
    guard let root = app.window.rootViewController else { return }
    switch self {
    case .modal: root.present(stage, animated: true)
    case .modalOverModal:
      let between = Stage()
      root.present(between, animated: true)
      between.present(stage, animated: true)
    case .popover:
      stage.modalPresentationStyle = .popover
      stage.popoverPresentationController?.sourceView = root.view
      root.present(stage, animated: true)
    case .alert, .sheet:
      let alert = UIAlertController(
        title: nil, message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Act", style: .default) { _ in stage.taps += 1 })
      root.present(alert, animated: true)
    case .search:
      let search = (root as? UINavigationController)?.topViewController?.navigationItem
        .searchController
      search?.showsSearchResultsController = true
      search?.isActive = true
    default: break
    }
  }
}

/// A screen with a button that counts its taps.
final class Stage: UIViewController {
  private(set) lazy var button = UIButton(
    frame: CGRect(x: 20, y: 150, width: 100, height: 40),
    primaryAction: UIAction(title: "Act") { [unowned self] _ in taps += 1 })
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }
}

private final class ButtonTable: UITableViewController {
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: .plain)
    tableView.rowHeight = 300
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(stage.button)
    return cell
  }
}

private final class ButtonCollection: UICollectionViewController {
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.addSubview(stage.button)
    return cell
  }
}
