extension InterfaceDocument {
  /// The scenes of a storyboard.
  var scenes: [InterfaceElement] { root.children(of: "scenes") }

  /// The controller of a scene, or what stands for one of another storyboard.
  func controller(of scene: InterfaceElement) -> InterfaceElement? {
    scene.children(of: "objects").first { $0["sceneMemberID"] == "viewController" }
  }

  /// The scene in which an element lies.
  func scene(of element: InterfaceElement) -> InterfaceElement? {
    sequence(first: element) { $0.parent }.first { $0.name == "scene" }
  }

  /// The segues that start in the controller's scene, in the order of the document.
  func segues(of controller: InterfaceElement) -> [InterfaceElement] {
    (scene(of: controller) ?? controller).subtree.filter {
      $0.name == "segue" && $0["kind"] != "relationship"
    }
  }

  /// What a scene holds besides its controller and what stands for something outside.
  func topLevelObjects(besides controller: InterfaceElement) -> [InterfaceElement] {
    let stand = ["placeholder", "exit"]
    return controller.parent?.children.filter { $0 !== controller && !stand.contains($0.name) }
      ?? []
  }
}
