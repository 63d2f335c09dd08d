/// A child whose view a container shows in a wrapper of its own.
@MainActor struct InstalledChild {
  let controller: UIViewController
  let wrapper: ControllerWrapperView

  /// Puts the controller's view, in a wrapper, into the view of the container.
  init(_ controller: UIViewController, in host: UIView, at index: Int) {
    self.controller = controller
    wrapper = ControllerWrapperView(of: controller.view, in: host, at: index)
  }

  /// Takes the view away, with what is presented in its place.
  func remove() {
    let presentedHere = controller.presentation.flatMap { presentation in
      presentation.container.map { $0.isDescendant(of: wrapper) } == true ? presentation : nil
    }
    wrapper.takeAway()
    presentedHere?.uninstall()
  }
}
