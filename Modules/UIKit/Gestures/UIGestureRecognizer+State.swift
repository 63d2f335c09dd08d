/// How a recognizer goes from state to state.
extension UIGestureRecognizer {
  /// The state that the gesture has reached, though it may still have to wait for others to fail.
  var reachedState: State { pendingStates.last ?? storedState }

  /// Whether the recognizer has a part in what becomes of its touches.
  var isAtWork: Bool { delivery != nil }

  /// Whether it is still open what becomes of the gesture.
  var isUndecided: Bool { isAtWork && storedState == .possible }

  /// Takes a state that the gesture has reached.
  func request(_ state: State) {
    switch (storedState, state) {
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard reachedState != .ended else { return }
      if pendingStates.isEmpty {
        pendingStates = [state == .changed ? .began : state]
      } else if state == .ended {
        pendingStates.append(state)
      }
      attempt()
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      enter(.changed)
    case (.began, .ended), (.changed, .ended):
      enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default:
      return
    }
    delivery?.update()
    if !isAtWork, storedState.isFinal { finish() }
  }

  /// Recognizes what waits to be recognized, unless something speaks against it.
  func attempt() {
    guard !pendingStates.isEmpty, storedState == .possible, !mustWait else { return }
    guard mayBegin, !pendingStates.isEmpty, storedState == .possible,
      !(delivery?.isPrevented(self) ?? false)
    else { return fail() }
    let states = pendingStates
    pendingStates = []
    for state in states { enter(state) }
  }

  private func enter(_ state: State) {
    let isRecognition = storedState == .possible
    storedState = state
    guard let delivery else { return performActions(in: state) }
    delivery.note(self, in: state)
    if isRecognition { delivery.didRecognize(self) }
  }

  func fail() {
    guard storedState == .possible else { return }
    pendingStates = []
    if isAtWork { storedState = .failed }
  }

  /// Breaks off whatever is under way.
  func abandon() {
    request(.cancelled)
    delivery?.update()
  }

  /// Whether the touched views, those between them and the recognizer's own, and the delegate let the
  /// gesture begin.
  private var mayBegin: Bool {
    guard isReadyToBegin else { return false }
    var asked: [UIView] = []
    for touch in history {
      for touched in sequence(first: touch.view, next: { $0?.superview }) {
        guard let touched, !asked.contains(where: { $0 === touched }) else { break }
        asked.append(touched)
        guard touched.gestureRecognizerShouldBegin(self) else { return false }
        if touched === view { break }
      }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Makes a recognizer whose gesture is over ready for the next.
  func finish() {
    reset()
    storedState = .possible
    pendingStates = []
    delivery = nil
    for touch in history { touch.leave(self) }
    history = []
    if !touches.isEmpty { lastTouches = touches }
    touches = []
  }
}
