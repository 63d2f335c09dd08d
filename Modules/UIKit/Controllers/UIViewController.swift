public import Foundation

/// An object that manages a view and takes part in the responder chain between that view and what
/// holds it.
///
/// This file holds what a subclass may override; how each works stands in the extension named after
/// its topic. A controller keeps its view, its children and the controller that it presents alive;
/// its parent and its presenter are weak.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  var storedView: UIView?
  var isLoadingView = false
  var appearance = AppearanceProgress()
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var parentMove: ParentMove?
  /// What this controller presents.
  var presentation: Presentation?
  /// By what this controller is presented.
  weak var ownPresentation: Presentation?
  /// Made when first asked for, and dropped when the controller is dismissed.
  var storedPresentationController: UIPresentationController?
  /// The window whose root this controller is.
  weak var rootWindow: UIWindow?
  var barState = ControllerBarState()
  var settings = ControllerSettings()
  var unavailable = UnavailableContent()
  let traitNode = TraitNode(leavesChildrenToParent: true)

  /// Creates a controller whose view comes from the nib of the name, if one is given.
  @inline(never) public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    settings.nib = nibNameOrNil.map { ($0, nibBundleOrNil) }
    registerForLegacyTraitChanges()
  }

  /// Creates a controller as a storyboard describes it; any other coder is not read.
  @inline(never) public required init?(coder: NSCoder) {
    super.init()
    registerForLegacyTraitChanges()
    takeInterface(from: coder)
  }

  /// Creates a controller whose view is made by ``loadView()``.
  @inline(never) public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view's superview, or the presenter of a presented controller.
  open override var next: UIResponder? { ownPresentation?.presenter ?? storedView?.superview }

  // MARK: View

  /// The root view; reading it loads it.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Creates ``view``; override it to set a view of one's own, without calling super.
  open func loadView() {
    if !loadInterfaceView() { replaceView(with: makeDefaultView()) }
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Tells the controller that its view was loaded; does nothing unless overridden.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view, by its `updateConstraints()` unless overridden; an override
  /// calls super last.
  open func updateViewConstraints() { storedView?.updateConstraintsTracked() }

  // MARK: Appearance

  /// Tells the controller that its view is about to come on the screen; it is not there yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller, once in each appearance, that its view is in the window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is on the screen, laid out and at rest.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this container; `true` unless overridden. One that answers
  /// `false` calls their ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear; to be followed by
  /// ``endAppearanceTransition()``, or by a call in the other direction, which cancels this one.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, driver: .pair)
  }

  /// Tells a child that the transition that was begun is over; without one, that is reported.
  open func endAppearanceTransition() { endTransitionOfPair() }

  // MARK: Containment

  /// The controller that contains this one.
  open weak var parent: UIViewController? { storedParent }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Makes the controller a child, after its `willMove(toParent:)`; taken from another parent first.
  /// Call the child's ``didMove(toParent:)`` when its view is in place.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Takes the controller from its parent and calls its ``didMove(toParent:)``; harmless without one.
  open func removeFromParent() { leaveParent() }

  /// Exchanges one child's view for another's, with the appearance callbacks of both.
  /// Add the new child before, and remove the old one in the completion. With a duration of zero, or
  /// off the screen, everything has happened when the call returns.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Tells the controller that it is about to get a parent, or to lose it if that is `nil`; a container
  /// calls it with `nil` before it removes a child.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(toParent: parent) }

  /// Tells the controller that it has moved to a parent, or away from it if that is `nil`.
  open func didMove(toParent parent: UIViewController?) { noteDidMove(toParent: parent) }

  /// Whether the controller is being added to a parent; of use in the appearance callbacks.
  open var isMovingToParent: Bool { parentMove == .toParent }

  /// Whether the controller is being removed from its parent; of use in the appearance callbacks.
  open var isMovingFromParent: Bool { parentMove == .fromParent }

  // MARK: Presentation

  /// The controller that this one, or the nearest of its ancestors that presents, presents.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// The controller that presents this one or the nearest of its ancestors that is presented.
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }

  /// Presents the controller over this one.
  ///
  /// What presents in the end is the topmost parent, or the nearest controller that
  /// ``definesPresentationContext`` for the styles of the current context. Without animation, or while
  /// this controller is in no visible window, everything has happened when the call returns,
  /// the completion included; otherwise it takes time of the virtual clock. What cannot be presented
  /// is reported, and the completion is not called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or an ancestor presents, with all that is presented above it, or
  /// else itself, if presented; otherwise it only calls the completion.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: flag, completion: completion)
  }

  /// Whether the controller is being presented right now.
  open var isBeingPresented: Bool { ownPresentation?.phase == .presenting }

  /// Whether the controller is being dismissed right now.
  open var isBeingDismissed: Bool { ownPresentation?.phase == .dismissing }

  /// How the controller wants to be presented; `.automatic` is a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { settings.modalPresentationStyle }
    set { setModalPresentationStyle(newValue) }
  }

  /// The animation with which the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Where custom animations and presentation controllers come from; not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What manages the presentation of this controller or its nearest presented ancestor; without one,
  /// what would manage it.
  open var presentationController: UIPresentationController? { managingPresentationController }

  /// Whether presentations in the current context cover this controller's view only.
  open var definesPresentationContext = false

  /// Whether presentations in this controller's context use its ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user may not dismiss the controller by a gesture.
  open var isModalInPresentation = false

  /// Shows the controller in the nearest ancestor that shows controllers in its own way, such as a
  /// navigation controller; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInAncestor(vc, sender: sender) }

  /// Shows the controller as the detail in the nearest ancestor that has one; else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInAncestor(vc, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue of the identifier, without asking whether it should; without one, that is
  /// reported. The destination is made, then ``prepare(for:sender:)`` is called.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user triggered is performed; `true` unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Tells the controller that a segue is about to be performed; does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that goes back may end here: whether the controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isImplemented(by: self) }

  /// The children that a segue going back may end at: all but the one that leads to its source, the
  /// last first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenBesides(source) }

  /// Brings the child that leads to the destination of a segue going back to the front; does nothing
  /// unless overridden.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Sizes

  /// The size that the controller would like to have where its container asks.
  open var preferredContentSize: CGSize {
    get { settings.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// Tells a container that a child wants another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a container gives a child; the container's own unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells the controller that its view is about to get another size, as when the device is turned; tells
  /// those children whose size changes along.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  /// Tells the controller that the size classes are about to change, and its children too.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// What is added to the safe area of the view, beyond what its superview's safe area gives it.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// Tells the controller that the safe area of its view changed; does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Title, bars and editing

  /// The controller's title, which its navigation item and its tab bar item show too.
  open var title: String? {
    get { barState.title }
    set { setTitle(newValue) }
  }

  /// What a navigation bar shows for this controller; made when first asked for.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  /// What a tab bar shows for this controller; made when first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// A button that turns editing on and off, titled accordingly; made when first asked for.
  open var editButtonItem: UIBarButtonItem { ensuredEditButtonItem }

  /// The items that a navigation controller's toolbar shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(toolbarItems)
  }

  /// Whether the tab bar and the toolbar are hidden from when this controller is pushed until it is
  /// popped.
  open var hidesBottomBarWhenPushed = false

  /// Whether the controller lets its contents be edited.
  open var isEditing: Bool {
    get { settings.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``; override it to change the view along.
  open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }

  // MARK: Missing content

  /// What is shown over the view in place of content that is missing; `nil` for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state by which ``contentUnavailableConfiguration`` is updated.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    storedView?.setNeedsLayout()
  }

  /// Sets ``contentUnavailableConfiguration`` as the state asks; does nothing unless overridden.
  ///
  /// It runs before the first layout. What it reads of the traits of controller and view is noted.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Traits

  /// The controller's traits: those of its view's superview, with its own overrides on top.
  /// While the view is in no window they are those that the controller had last.
  open var traitCollection: UITraitCollection { traitNode.collectionForReader }

  /// The traits that the controller sets for itself, its view and all below, from the next update on.
  open var traitOverrides: UITraitOverrides {
    get { programOverrides }
    set { setProgramOverrides(newValue) }
  }

  /// The style of the controller, its view and all below, or `.unspecified` to inherit it: the same
  /// datum as the style in ``traitOverrides``, but setting it here takes effect at once.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Brings the traits of the controller, its view and all below up to date now.
  open func updateTraitsIfNeeded() { traitNode.update() }

  /// Tells the controller of changed traits, after all handlers; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What makes the controller a container of this module, if it is one.
  var container: (any ControllerContainer)? { nil }
}
