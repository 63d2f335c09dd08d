public import Foundation

/// A document of Interface Builder that describes controllers, their views and how they follow each
/// other.
///
/// The document is read as it is saved, from the file with the extension "storyboard"; what it
/// describes is made when it is asked for, the view of a controller when it is loaded. Whatever
/// cannot be built is an error that names file, line and element: where Apple's methods cannot throw
/// it is reported as misuse. ``Headless`` has methods that throw.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private(set) var source: StoryboardSource?
  private let name: String

  /// Opens the storyboard of the name.
  ///
  /// Without a bundle the main one is searched, then each bundle beside it whose name ends in
  /// ".resources", in the order of the names: there the resources of the modules of a Swift package
  /// lie. Several hits are an error. A storyboard that is not found or not valid is reported, and has
  /// no controllers.
  @inline(never) public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = "\(name).storyboard"
    super.init()
    do {
      source = try StoryboardSource(name: name, in: storyboardBundleOrNil)
    } catch {
      Headless.report(error)
    }
  }

  init(_ source: StoryboardSource) {
    self.source = source
    name = source.document.fileName
    super.init()
  }

  /// Makes the controller that the document names as initial; `nil` if there is none or it cannot be
  /// made, which is reported.
  open func instantiateInitialViewController() -> UIViewController? {
    reported { () throws(StoryboardError) in try initialController(creator: nil) }
  }

  /// Makes the controller of the identifier.
  ///
  /// Without such a controller, or if it cannot be made, that is reported and the result is empty.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    reported { () throws(StoryboardError) in
      try controller(identifier: identifier, creator: nil)
    } ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// Makes the initial controller by the creator, which hands the coder to the class's own
  /// `init(coder:)`; where there is no creator, or it answers `nil`, the class is made as usual.
  ///
  /// `nil` also if the controller is of another class than asked for, which is reported.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    reported { () throws(StoryboardError) in
      try typed(try initialController(creator: creator))
    }
  }

  /// Makes the controller of the identifier by the creator, which hands the coder to the class's own
  /// `init(coder:)`; where there is no creator, or it answers `nil`, the class is made as usual.
  ///
  /// Without such a controller, or if it is of another class, that is reported and the result is one
  /// without a storyboard.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made: ViewController? = reported { () throws(StoryboardError) in
      try typed(try controller(identifier: identifier, creator: creator))
    }
    guard let controller = made ?? ViewController(coder: EmptyCoder()) else {
      preconditionFailure("UIKit: \(name) has no \(ViewController.self) \"\(identifier)\"")
    }
    return controller
  }

  private func reported<Result>(_ body: () throws(StoryboardError) -> Result) -> Result? {
    do {
      return try body()
    } catch {
      Headless.report(error)
      return nil
    }
  }

  func typed<ViewController: UIViewController>(
    _ controller: UIViewController
  ) throws(StoryboardError) -> ViewController {
    guard let typed = controller as? ViewController else {
      throw .otherController(
        storyboard: name, expected: "\(ViewController.self)", actual: "\(type(of: controller))")
    }
    return typed
  }

  /// The document that was opened.
  func opened() throws(StoryboardError) -> StoryboardSource {
    guard let source else { throw .notFound(file: name, searched: []) }
    return source
  }
}

/// An archive that holds nothing.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}
