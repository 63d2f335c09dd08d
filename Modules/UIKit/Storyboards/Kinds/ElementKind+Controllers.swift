import Foundation

extension ElementKind {
  static let viewController = ElementKind(
    "viewController", UIViewController.self,
    designTime: [
      "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
      "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars",
      "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout",
    ],
    connections: [
      .outlet("view") { (controller: UIViewController, view: UIView) in controller.view = view }
    ],
    [
      .attribute("title", .any, \.title),
      .attribute("modalPresentationStyle", .presentationStyle, \.modalPresentationStyle),
      .attribute("modalTransitionStyle", .transitionStyle, \.modalTransitionStyle),
      .attribute("definesPresentationContext", .flag, \.definesPresentationContext),
      .attribute(
        "providesPresentationContextTransitionStyle", .flag,
        \.providesPresentationContextTransitionStyle),
      .attribute("modalInPresentation", .flag, \.isModalInPresentation),
      .attribute("hidesBottomBarWhenPushed", .flag, \.hidesBottomBarWhenPushed),
      .attribute("interfaceStyle", .interfaceStyle, \.overrideUserInterfaceStyle),
      .child(.size, key: "contentSizeForViewInPopover", \.preferredContentSize),
      .build("navigationItem", key: "navigationItem") {
        (controller, element, build) throws(StoryboardError) in
        try build.adoptItem(of: controller, element)
      },
      .build("tabBarItem", key: "tabBarItem") {
        (controller, element, build) throws(StoryboardError) in
        controller.tabBarItem = try build.make(element, as: UITabBarItem.self)
      },
      .build("toolbarItems") { (controller, items, build) throws(StoryboardError) in
        controller.toolbarItems = try build.makeAll(items.children, as: UIBarButtonItem.self)
      },
      .build("userDefinedRuntimeAttributes") { (controller, attributes, build) in
        build.setAttributes(controller, attributes)
      },
      .build("connections") { (controller, connections, build) in
        build.connect(controller, connections)
      },
      .rootView,
      .designTime(["layoutGuides"]),
      .designTime(["size"], key: "freeformSize"),
      .designTime(ElementShape.designTime.union(["nil"])),
    ])

  static let navigationController = ElementKind(
    "navigationController", in: viewController, UINavigationController.self,
    connections: [.outlet("delegate", \UINavigationController.delegate)],
    [
      .attribute("navigationBarHidden", .flag, \.isNavigationBarHidden),
      .attribute("toolbarHidden", .flag, absent: true, \.isToolbarHidden),
      .build("navigationBar", key: "navigationBar") {
        (controller, element, build) throws(StoryboardError) in
        try build.fill(controller.navigationBar, from: element)
      },
      .build("toolbar", key: "toolbar") { (controller, element, build) throws(StoryboardError) in
        if let toolbar = controller.toolbar { try build.fill(toolbar, from: element) }
      },
      .build("connections") { (controller, connections, build) throws(StoryboardError) in
        let roots = try build.makeRelated("rootViewController", connections)
        if !roots.isEmpty { controller.viewControllers = roots }
      },
    ])

  static let tabBarController = ElementKind(
    "tabBarController", in: viewController, UITabBarController.self,
    designTime: ["selectedIndex"],
    connections: [.outlet("delegate", \UITabBarController.delegate)],
    [
      .build("tabBar", key: "tabBar") { (controller, element, build) throws(StoryboardError) in
        try build.fill(controller.tabBar, from: element)
      },
      .build("connections") { (controller, connections, build) throws(StoryboardError) in
        controller.viewControllers = try build.makeRelated("viewControllers", connections)
        if let index = try connections.parent?.optional("selectedIndex", .integer) {
          controller.selectedIndex = index
        }
      },
    ])
}

extension InterfaceRule<UIViewController> {
  /// The view, which is made when it is loaded.
  fileprivate static var rootView: InterfaceRule {
    let views = ElementKind.rootViewNames
    return InterfaceRule(
      subject: .child(views, key: "view"), check: { (_) throws(StoryboardError) in },
      apply: { (_, _, _) throws(StoryboardError) in })
  }
}

extension ElementKind {
  /// What a controller's view may be.
  fileprivate static let rootViewNames: Set<String> = [
    "view", "scrollView", "stackView", "imageView", "label", "button", "textField", "tableView",
    "collectionView", "textView",
  ]
}

extension InterfaceBuild {
  /// Makes a controller's navigation item be what the element says. An item of a class of its own
  /// cannot take the place of the controller's.
  fileprivate func adoptItem(
    of controller: UIViewController, _ element: InterfaceElement
  ) throws(StoryboardError) {
    try fill(controller.navigationItem, from: element)
  }

  /// The controllers that a container's relationships of the name lead to, in their order.
  func makeRelated(
    _ relationship: String, _ connections: InterfaceElement
  ) throws(StoryboardError) -> [UIViewController] {
    var related: [UIViewController] = []
    for segue in connections.children
    where segue.name == "segue" && segue["relationship"] == relationship {
      guard let storyboard else { continue }
      let destination = try document.element("destination", of: segue)
      related.append(try storyboard.controller(of: destination))
    }
    return related
  }
}

extension InterfaceText<UIUserInterfaceStyle> {
  static let interfaceStyle = choice([
    "light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified,
  ])
}
