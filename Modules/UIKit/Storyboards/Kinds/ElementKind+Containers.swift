import Foundation

extension ElementKind {
  static let splitViewController = ElementKind(
    "splitViewController", in: viewController, UISplitViewController.self,
    designTime: ["style", "allowDoubleColumnStyle"],
    connections: [.outlet("delegate", \UISplitViewController.delegate)],
    [
      .attribute("style", .splitStyle) { (_, _) in },
      .build("connections") { (split, connections, build) throws(StoryboardError) in
        try build.fillColumns(of: split, connections)
      },
    ])

  static let pageViewController = ElementKind(
    "pageViewController", in: viewController, UIPageViewController.self,
    designTime: ["transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing"],
    connections: [
      .outlet("delegate", \UIPageViewController.delegate),
      .outlet("dataSource", \UIPageViewController.dataSource),
    ],
    [
      .attribute("transitionStyle", .pageTransition) { (_, _) in },
      .attribute("navigationOrientation", .pageOrientation) { (_, _) in },
      .attribute("spineLocation", .spineLocation) { (_, _) in },
      .attribute("doubleSided", .flag, \.isDoubleSided),
    ])

  static let tableViewController = ElementKind(
    "tableViewController", in: viewController, UITableViewController.self,
    [.attribute("clearsSelectionOnViewWillAppear", .flag, \.clearsSelectionOnViewWillAppear)])

  static let collectionViewController = ElementKind(
    "collectionViewController", in: viewController, UICollectionViewController.self,
    [.attribute("clearsSelectionOnViewWillAppear", .flag, \.clearsSelectionOnViewWillAppear)])

  static let pageControl = ElementKind(
    "pageControl", in: control, UIPageControl.self,
    [
      .attribute("numberOfPages", .integer, \.numberOfPages),
      .attribute("currentPage", .integer, \.currentPage),
      .attribute("hidesForSinglePage", .flag, \.hidesForSinglePage),
      .child(.color, key: "pageIndicatorTintColor", \.pageIndicatorTintColor),
      .child(.color, key: "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
    ])
}

extension InterfaceBuild {
  /// Puts the controllers that a split view's relationships lead to in its columns.
  fileprivate func fillColumns(
    of split: UISplitViewController, _ connections: InterfaceElement
  ) throws(StoryboardError) {
    let primary = try makeRelated("masterViewController", connections)
    let secondary = try makeRelated("detailViewController", connections)
    if split.style == .unspecified {
      if !(primary + secondary).isEmpty { split.viewControllers = primary + secondary }
      return
    }
    let supplementary = try makeRelated("supplementaryViewController", connections)
    let compact = try makeRelated("compactViewController", connections)
    let columns: [(UIViewController?, UISplitViewController.Column)] = [
      (primary.first, .primary), (supplementary.first, .supplementary),
      (secondary.first, .secondary), (compact.first, .compact),
    ]
    for (controller, column) in columns {
      if let controller { split.setViewController(controller, for: column) }
    }
  }
}

extension InterfaceText<UISplitViewController.Style> {
  static let splitStyle = choice([
    "unspecified": UISplitViewController.Style.unspecified, "doubleColumn": .doubleColumn,
    "tripleColumn": .tripleColumn,
  ])
}

extension InterfaceText<UIPageViewController.TransitionStyle> {
  static let pageTransition = choice([
    "pageCurl": UIPageViewController.TransitionStyle.pageCurl, "scroll": .scroll,
  ])
}

extension InterfaceText<UIPageViewController.NavigationOrientation> {
  static let pageOrientation = choice([
    "horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical,
  ])
}

extension InterfaceText<UIPageViewController.SpineLocation> {
  static let spineLocation = choice([
    "none": UIPageViewController.SpineLocation.none, "min": .min, "mid": .mid, "max": .max,
  ])
}
