extension ElementKind {
  /// The kinds in an order in which none comes before what it builds on.
  static let ordered: [ElementKind] = [
    view, containerView, control, label, button, textField, `switch`, slider, stepper,
    segmentedControl, progressView, activityIndicatorView, imageView, stackView, scrollView,
    textView,
    toolbar, navigationBar, tabBar, barItem, barButtonItem, tabBarItem, navigationItem,
    gestureRecognizer, tapGestureRecognizer, longPressGestureRecognizer, panGestureRecognizer,
    swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer,
    tableView, tableViewCell, tableViewCellContentView, searchBar, collectionView,
    collectionReusableView, collectionViewCell, collectionViewCellContentView,
    collectionViewLayout, collectionViewFlowLayout, viewController, navigationController,
    tabBarController, splitViewController, pageViewController,
    tableViewController, collectionViewController, pageControl,
  ]

  /// The kinds by the names of their elements.
  static let all: [String: ElementKind] = Dictionary(
    uniqueKeysWithValues: ordered.map { ($0.name, $0) })

  /// Whether the element stands for a view.
  static func isView(_ element: InterfaceElement) -> Bool {
    all[element.name]?.isKind(of: view) ?? false
  }
}
