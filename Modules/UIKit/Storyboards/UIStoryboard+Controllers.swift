import Foundation

extension UIStoryboard {
  typealias Creator = (NSCoder) -> UIViewController?

  func initialController(creator: Creator?) throws(StoryboardError) -> UIViewController {
    let document = try opened().document
    guard document.root["initialViewController"] != nil else {
      throw .noInitialController(storyboard: document.fileName)
    }
    let element = try document.element("initialViewController", of: document.root)
    return try controller(of: element, creator: creator)
  }

  func controller(
    identifier: String, creator: Creator?
  ) throws(StoryboardError) -> UIViewController {
    let document = try opened().document
    let controllers = document.scenes.compactMap(document.controller)
    guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier })
    else {
      throw .unknownIdentifier(
        storyboard: document.fileName, identifier: identifier,
        known: controllers.compactMap { $0["storyboardIdentifier"] })
    }
    return try controller(of: element, creator: creator)
  }

  /// Makes the controller of an element, or the one of another storyboard that it stands for.
  func controller(
    of element: InterfaceElement, creator: Creator? = nil
  ) throws(StoryboardError) -> UIViewController {
    if element.name == "viewControllerPlaceholder" {
      return try referencedController(element, creator: creator)
    }
    try opened().check(element)
    let build = InterfaceBuild(element.document, in: self)
    let controller = try build.makeController(element, creator: creator)
    try build.finish()
    controller.interface?.keepSceneObjects(of: build, besides: controller)
    return controller
  }

  /// Makes the controller of another storyboard: one of the same bundle or, where that has none of the
  /// name, of whichever bundle beside the program has. Bundles of packages have no identifiers here.
  private func referencedController(
    _ element: InterfaceElement, creator: Creator?
  ) throws(StoryboardError) -> UIViewController {
    let name = try element.required("storyboardName")
    let bundle = element.document.bundle
    let isThere = bundle.url(forResource: name, withExtension: "storyboard") != nil
    let other = UIStoryboard(try StoryboardSource(name: name, in: isThere ? bundle : nil))
    guard let identifier = element["referencedIdentifier"] else {
      return try other.initialController(creator: creator)
    }
    return try other.controller(identifier: identifier, creator: creator)
  }
}

extension InterfaceBuild {
  /// Makes a controller by the creator or, where that makes none, by its class.
  fileprivate func makeController(
    _ element: InterfaceElement, creator: UIStoryboard.Creator?
  ) throws(StoryboardError) -> UIViewController {
    guard let made = creator?(InterfaceCoder(element, self)) else {
      return try make(element, as: UIViewController.self)
    }
    guard let kind = ElementKind.all[element.name], isClass(type(of: made), below: kind.objectClass)
    else {
      throw .unfitClass(
        element.place, className: "\(type(of: made))",
        needed: "\(ElementKind.all[element.name]?.objectClass ?? UIViewController.self)")
    }
    adopt(made, of: element)
    return made
  }
}

extension ControllerInterface {
  /// Keeps what was made along with the controller, to connect it with the view.
  fileprivate func keepSceneObjects(of build: InterfaceBuild, besides controller: UIViewController)
  {
    sceneObjects = build.objects.filter {
      $0.value !== controller && !($0.value is UIViewController)
    }
  }
}
