import Foundation

/// What a controller keeps of the storyboard that it comes from.
@MainActor final class ControllerInterface {
  let storyboard: UIStoryboard?
  let element: InterfaceElement
  var segues: [SegueTemplate] = []
  /// What was made along with the controller, such as its bar items, by id.
  var sceneObjects: [String: AnyObject] = [:]
  /// What else the scene holds, such as gesture recognizers; made with the view.
  var topLevelObjects: [AnyObject] = []

  init(storyboard: UIStoryboard?, element: InterfaceElement) {
    self.storyboard = storyboard
    self.element = element
  }
}

extension UIViewController {
  var interface: ControllerInterface? { settings.interface }

  /// Makes the controller be what its element says, if the coder carries one.
  func takeInterface(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    coder.build.owner = self
    let interface = ControllerInterface(storyboard: coder.build.storyboard, element: coder.element)
    settings.interface = interface
    coder.build.register(self, as: coder.element.id)
    do {
      interface.segues = try coder.element.document.segues(of: coder.element)
        .map { (element) throws(StoryboardError) in try SegueTemplate(element, source: self) }
    } catch {
      coder.build.note(error)
    }
    coder.fill(self, as: .viewController)
  }

  /// The name of the nib that the view comes from.
  public var nibName: String? { settings.nib?.name }

  /// Loads the view that the storyboard or nib describes, and says whether there is one.
  func loadInterfaceView() -> Bool {
    if let nib = settings.nib {
      _ = UINib(nibName: nib.name, bundle: nib.bundle).instantiate(withOwner: self)
      return storedView != nil
    }
    guard let interface, let element = interface.element.children.first(where: \.isRootView) else {
      return false
    }
    var known = interface.sceneObjects
    if let id = interface.element.id { known[id] = self }
    let build = InterfaceBuild(element.document, in: interface.storyboard, knowing: known)
    build.owner = self
    do {
      for topLevel in element.document.topLevelObjects(besides: interface.element) {
        interface.topLevelObjects.append(try build.make(topLevel))
      }
      let view = try build.make(element, as: UIView.self)
      self.view = view
      build.registerBarEdges(of: interface.element, view)
      build.connectAgain(self, interface.element)
      try build.finish()
    } catch {
      Headless.report(error)
    }
    return storedView != nil
  }
}

extension InterfaceElement {
  /// Whether the element stands for a controller's view.
  @MainActor fileprivate var isRootView: Bool { self["key"] == "view" && ElementKind.isView(self) }
}

extension InterfaceBuild {
  /// Connects a controller with its view, which was not there when the controller was made.
  fileprivate func connectAgain(_ controller: UIViewController, _ element: InterfaceElement) {
    for connections in element.children where connections.name == "connections" {
      connect(controller, connections)
    }
  }

  fileprivate func registerBarEdges(of controller: InterfaceElement, _ view: UIView) {
    for guide in controller.children(of: "layoutGuides") {
      register(BarEdge(view, isTop: guide["type"] == "top"), as: guide.id)
    }
  }
}
