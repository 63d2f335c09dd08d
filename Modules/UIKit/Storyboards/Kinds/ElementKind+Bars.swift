import Foundation

extension ElementKind {
  static let toolbar = ElementKind(
    "toolbar", in: view, UIToolbar.self,
    connections: [.outlet("delegate", \UIToolbar.delegate)],
    [
      .attribute("translucent", .flag, \.isTranslucent),
      .attribute("barStyle", .barStyle, \.barStyle),
      .child(.color, key: "barTintColor", \.barTintColor),
      .build("items") { (bar, items, build) throws(StoryboardError) in
        bar.items = try build.makeAll(items.children, as: UIBarButtonItem.self)
      },
    ])

  static let navigationBar = ElementKind(
    "navigationBar", in: view, UINavigationBar.self,
    connections: [.outlet("delegate", \UINavigationBar.delegate)],
    [
      .attribute("largeTitles", .flag, \.prefersLargeTitles),
      .attribute("translucent", .flag, \.isTranslucent),
      .attribute("barStyle", .barStyle, \.barStyle),
      .child(.color, key: "barTintColor", \.barTintColor),
      .build("items") { (bar, items, build) throws(StoryboardError) in
        bar.items = try build.makeAll(items.children, as: UINavigationItem.self)
      },
    ])

  static let tabBar = ElementKind(
    "tabBar", in: view, UITabBar.self,
    designTime: ["itemPositioning"],
    connections: [
      .outlet("delegate", \UITabBar.delegate), .outlet("selectedItem", \UITabBar.selectedItem),
    ],
    [
      .attribute("translucent", .flag, \.isTranslucent),
      .attribute("barStyle", .barStyle, \.barStyle),
      .child(.color, key: "barTintColor", \.barTintColor),
      .child(.color, key: "unselectedItemTintColor", \.unselectedItemTintColor),
      .build("items") { (bar, items, build) throws(StoryboardError) in
        bar.items = try build.makeAll(items.children, as: UITabBarItem.self)
      },
    ])

  /// What all items of bars have; it has no element of its own.
  static let barItem = ElementKind(
    "barItem", UIBarItem.self,
    [
      .attribute("title", .any, \.title),
      .image("image", \.image),
      .imageReference(key: "image", \.image),
      .image("landscapeImage", \.landscapeImagePhone),
      .attribute("enabled", .flag, \.isEnabled),
      .attribute("tag", .integer, \.tag),
      .build("accessibility", key: "accessibilityConfiguration", check: checkAccessibility) {
        (item, element, _) in
        item.accessibilityLabel = element["label"] ?? item.accessibilityLabel
        item.accessibilityIdentifier = element["identifier"] ?? item.accessibilityIdentifier
      },
      .build("userDefinedRuntimeAttributes") { (item, attributes, build) in
        build.setAttributes(item, attributes)
      },
    ])

  static let barButtonItem = ElementKind(
    "barButtonItem", in: barItem, UIBarButtonItem.self,
    designTime: ["catalog", "springLoaded"],
    [
      .attribute("systemItem", .barSystemItem) { $0.become($1) },
      .attribute("style", .barItemStyle, \.style),
      .attribute("width", .number, \.width),
      .attribute("selected", .flag, \.isSelected),
      .attribute("hidden", .flag, \.isHidden),
      .child(.color, key: "tintColor", \.tintColor),
      .build(views, key: "customView") { (item, element, build) throws(StoryboardError) in
        item.customView = try build.make(element, as: UIView.self)
      },
      .build("connections") { (item, connections, build) in build.connect(item, connections) },
    ])

  static let tabBarItem = ElementKind(
    "tabBarItem", in: barItem, UITabBarItem.self,
    designTime: ["catalog"],
    [
      .attribute("systemItem", .tabSystemItem) { $0.title = $1.title },
      .image("selectedImage", \.selectedImage),
      .imageReference(key: "selectedImage", \.selectedImage),
      .attribute("badgeValue", .any, \.badgeValue),
      .child(.color, key: "badgeColor", \.badgeColor),
    ])

  static let navigationItem = ElementKind(
    "navigationItem", UINavigationItem.self,
    connections: [
      .outletCollection("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .outletCollection("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    ],
    [
      .attribute("title", .any, \.title),
      .attribute("prompt", .any, \.prompt),
      .attribute("backButtonTitle", .any, \.backButtonTitle),
      .attribute("hidesBackButton", .flag, \.hidesBackButton),
      .attribute("leftItemsSupplementBackButton", .flag, \.leftItemsSupplementBackButton),
      .attribute("largeTitleDisplayMode", .largeTitleMode, \.largeTitleDisplayMode),
      .attribute("backButtonDisplayMode", .backButtonMode, \.backButtonDisplayMode),
      .build("barButtonItem", key: "leftBarButtonItem") {
        (item, element, build) throws(StoryboardError) in
        item.leftBarButtonItem = try build.make(element, as: UIBarButtonItem.self)
      },
      .build("barButtonItem", key: "rightBarButtonItem") {
        (item, element, build) throws(StoryboardError) in
        item.rightBarButtonItem = try build.make(element, as: UIBarButtonItem.self)
      },
      .build("barButtonItem", key: "backBarButtonItem") {
        (item, element, build) throws(StoryboardError) in
        item.backBarButtonItem = try build.make(element, as: UIBarButtonItem.self)
      },
      .build("leftBarButtonItems") { (item, items, build) throws(StoryboardError) in
        item.leftBarButtonItems = try build.makeAll(items.children, as: UIBarButtonItem.self)
      },
      .build("rightBarButtonItems") { (item, items, build) throws(StoryboardError) in
        item.rightBarButtonItems = try build.makeAll(items.children, as: UIBarButtonItem.self)
      },
      .build(views, key: "titleView") { (item, element, build) throws(StoryboardError) in
        item.titleView = try build.make(element, as: UIView.self)
      },
      .build("connections") { (item, connections, build) in build.connect(item, connections) },
    ])
}

extension InterfaceBuild {
  /// Makes the objects of elements, in their order.
  func makeAll<Wanted>(
    _ elements: [InterfaceElement], as type: Wanted.Type
  ) throws(StoryboardError) -> [Wanted] {
    var made: [Wanted] = []
    for element in elements { made.append(try make(element, as: type)) }
    return made
  }
}
