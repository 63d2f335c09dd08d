/// The methods and closures in which reads of traits are tracked.
///
/// Source: "Automatic trait tracking" of Apple's documentation, as far as the methods exist here.
enum TrackedMethod {
  case layoutSubviews
  case updateConstraints
  case draw
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case updateViewConstraints
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews
  case updateConfiguration
  case sectionProvider
  case updateContentUnavailableConfiguration
}

/// An object with methods in which reads of traits are tracked.
@MainActor
protocol TraitTracking: AnyObject {
  /// Asks for another run of a method, because traits that its last run read have changed.
  func invalidate(_ method: TrackedMethod)
}
