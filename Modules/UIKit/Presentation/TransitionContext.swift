import Foundation

/// What one transition is about; animators and code that animates along are given this object.
///
/// It keeps the views alive but not the controllers, as those own the transition.
@MainActor final class TransitionContext: NSObject {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private let fromView: UIView?
  private let toView: UIView?
  private let initialFrame: CGRect
  private let finalFrame: CGRect
  fileprivate(set) var wasCancelled = false
  fileprivate(set) var progress: CGFloat = 0
  fileprivate(set) var duration: TimeInterval = 0
  fileprivate weak var transition: RunningTransition?
  fileprivate(set) var isInteractive = false
  fileprivate(set) var initiallyInteractive = false
  private var interactionHandlers: [(TransitionContext) -> Void] = []
  private var alongside: [(TransitionContext) -> Void] = []
  private var completions: [(TransitionContext) -> Void] = []
  private var hasStarted = false

  /// The views are those that the transition removes and adds, if it does.
  init(
    container: UIView, from: UIViewController?, to: UIViewController?, removing fromView: UIView?,
    adding toView: UIView?, finalFrame: CGRect, style: UIModalPresentationStyle = .none
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.fromView = fromView
    self.toView = toView
    self.initialFrame = fromView?.frame ?? from?.viewIfLoaded?.frame ?? .zero
    self.finalFrame = finalFrame
    presentationStyle = style
    super.init()
  }

  fileprivate func start() {
    hasStarted = true
    let animations = alongside
    alongside = []
    for animation in animations { animation(self) }
  }

  fileprivate func end(cancelled: Bool) {
    wasCancelled = cancelled
    if !hasStarted { start() }
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  private func add(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard transition?.isOver == false else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { animation(self) } else { alongside.append(animation) }
    return true
  }
}

// MARK: Interaction

extension TransitionContext {
  fileprivate func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    wasCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// Begins the animator's animation without letting it end.
  func holdAnimations() {
    transition?.holdAnimations()
  }

  /// Lets what is held end after the time.
  func releaseAnimations(after delay: TimeInterval) {
    transition?.releaseAnimations(after: delay)
  }
}

extension TransitionContext: UIViewControllerContextTransitioning {
  // Only a transition that takes time has a context.
  var isAnimated: Bool { true }

  var transitionWasCancelled: Bool { wasCancelled }

  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) { transition?.finish(completed: didComplete) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { progress = percentComplete }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { wasCancelled }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append { handler($0) }
  }

  var transitionDuration: TimeInterval { duration }

  var percentComplete: CGFloat { progress }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    add(animation, completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    add(animation, completion)
  }
}

/// A transition that takes time: it is over when its animation is, or at once if something else that
/// is to happen cannot wait for it.
///
/// Whoever owns the transition keeps this object alive; dropping it drops the transition.
@MainActor final class RunningTransition {
  let context: TransitionContext
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the transition where a gesture does; only one with an animator is driven.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The ends of the animations that a gesture holds. They may keep the context alive, so they are not its.
  private var held: [AnimationContext.HeldEnd] = []
  private var whenOver: ((Bool) -> Void)?

  /// `whenOver` is told whether the transition took place, and must not keep the transition's owner
  /// alive.
  init(
    _ context: TransitionContext, animator: (any UIViewControllerAnimatedTransitioning)?,
    whenOver: @escaping (Bool) -> Void
  ) {
    self.context = context
    self.animator = animator
    self.whenOver = whenOver
    context.transition = self
  }

  var isOver: Bool { whenOver == nil }

  var coordinator: any UIViewControllerTransitionCoordinator { context }

  /// Starts the animator, or without one an animation that takes `duration` seconds.
  func start(duration: TimeInterval) {
    context.duration = animator?.transitionDuration(using: context) ?? duration
    context.start()
    guard !isOver else { return }
    if animator != nil {
      guard let interactor, interactor.wantsInteractiveStart else { return animate() }
      context.beginInteraction()
      return interactor.startInteractiveTransition(context)
    }
    Headless.clock.scheduleTransition(after: duration) { [weak self] in
      self?.hurry()
    }
  }

  fileprivate func animate() { animator?.animateTransition(using: context) }

  /// Begins the animator's animation without letting it end.
  fileprivate func holdAnimations() { held = AnimationContext.holdingEnds { animate() } }

  /// Lets what is held end after the time.
  fileprivate func releaseAnimations(after delay: TimeInterval) {
    Headless.clock.scheduleTransition(after: delay) { [weak self] in
      guard let self else { return }
      let ends = held
      held = []
      for end in ends { end() }
    }
  }

  /// Ends the transition now as if its animation were over.
  func hurry() { finish(completed: !isBoundToCancel) }

  /// Whether the transition goes back to where it began.
  var isBoundToCancel = false

  /// Ends the transition; nothing happens if it is over already.
  func finish(completed: Bool) {
    guard let whenOver else { return }
    self.whenOver = nil
    context.wasCancelled = !completed
    whenOver(completed)
    context.end(cancelled: !completed)
    animator?.animationEnded(completed)
  }
}
