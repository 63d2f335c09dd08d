/// How far a controller has come on the way between being off and on the screen.
struct AppearanceProgress {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  /// Who began the present transition and will therefore end it.
  enum Driver {
    /// A container, a presentation, a window or the program, with a pair of calls.
    case pair
    /// The parent's own transition.
    case parent
    /// The view's move into or out of a window.
    case move
  }

  var state = State.disappeared
  var driver = Driver.pair
  var isAnimated = false
  /// Whether `viewIsAppearing` has been called in the present transition.
  var hasAnnouncedIsAppearing = false

  /// Whether the controller is on the screen or on its way there.
  var isOnScreen: Bool { state == .appearing || state == .appeared }

  /// Whether a transition is under way.
  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
