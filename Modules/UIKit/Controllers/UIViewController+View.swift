import Foundation

extension UIViewController {
  /// The root view if it has been loaded.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the root view has been loaded.
  public var isViewLoaded: Bool { storedView != nil }

  var loadedView: UIView {
    if isLoadingView, storedView == nil {
      Headless.report(.viewReadWhileLoading(controller: misuseName))
      structurallySetView(makeDefaultView())
    }
    loadViewIfNeeded()
    // A subclass's loadViewIfNeeded may have loaded nothing.
    if let storedView { return storedView }
    let view = makeDefaultView()
    structurallySetView(view)
    return view
  }

  func loadViewOnce() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil {
      Headless.report(.viewNotLoaded(controller: misuseName))
      structurallySetView(makeDefaultView())
    }
    viewDidLoad()
  }

  func replaceView(with view: UIView?) {
    guard view !== storedView else { return }
    if let owner = view?.owningController, owner !== self {
      return Headless.report(
        .viewHasAnotherController(controller: misuseName, owner: owner.misuseName))
    }
    structurallySetView(view)
  }

  func makeDefaultView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The one place where a controller gets or loses its view.
  ///
  /// Of client code only listeners to the environment run in here, at the end, when the hierarchy is
  /// whole again.
  func structurallySetView(_ view: UIView?) {
    let oldView = storedView
    oldView?.owningController = nil
    storedView = view
    view?.owningController = self
    takeTraitNode(of: view, insteadOf: oldView)
    oldView?.relinkEnvironment()
    view?.relinkEnvironment()
    if view == nil { relinkEnvironment() }
  }

  /// How reports name the controller.
  package var misuseName: String { String(describing: type(of: self)) }
}
