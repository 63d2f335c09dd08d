public import Foundation

// What `UIStoryboard` reports, these throw.
extension Headless {
  /// Opens the storyboard of the name, in the bundle or where `UIStoryboard` looks without one.
  ///
  /// - Throws: ``StoryboardError`` if it is not found, found twice or not valid.
  public static func storyboard(
    named name: String, in bundle: Bundle? = nil
  ) throws(StoryboardError) -> UIStoryboard {
    UIStoryboard(try StoryboardSource(name: name, in: bundle))
  }

  /// Opens the storyboard in the file; its colors, and the storyboards that it refers to, are looked
  /// for in the bundle.
  ///
  /// - Throws: ``StoryboardError`` if it cannot be read or is not valid.
  public static func storyboard(
    at url: URL, resourcesIn bundle: Bundle = .main
  ) throws(StoryboardError) -> UIStoryboard {
    UIStoryboard(try StoryboardSource(at: url, in: bundle))
  }

  /// Makes the storyboard's controller of the identifier or, for `nil`, its initial one.
  ///
  /// - Throws: ``StoryboardError`` if there is none or its scene cannot be built. What is found only
  ///   when the view is loaded, such as an outlet of another type, is reported then.
  public static func instantiateViewController(
    _ identifier: String?, from storyboard: UIStoryboard
  ) throws(StoryboardError) -> UIViewController {
    guard let identifier else { return try storyboard.initialController(creator: nil) }
    return try storyboard.controller(identifier: identifier, creator: nil)
  }

  static func report(_ error: StoryboardError) { report(.storyboards(error)) }
}
