/// A use of UIKit that Apple's UIKit answers with an exception or leaves undefined.
///
/// The headless UIKit reports it and carries on, with the hierarchy as it was.
public enum UIKitMisuse: Error, Equatable, Sendable, CustomStringConvertible {
  /// A view was to become a subview of itself or of one of its descendants. Remove the new
  /// superview from the subtree first.
  case viewCycle(view: String, superview: String)

  /// A view was named as sibling, or to be reordered, in a view whose subview it is not.
  case notASubview(view: String, superview: String)

  /// Subviews were to be exchanged, or one inserted, at an index that does not exist.
  case subviewIndexOutOfRange(index: Int, count: Int, superview: String)

  /// A frame, bounds or center holds a value that is not a finite number.
  case geometryNotFinite(view: String, property: String)

  /// Views kept asking for layout while they were laid out; the rest waits for the next pass.
  case layoutDoesNotSettle(view: String, passes: Int)

  /// Scheduled work kept scheduling more; the rest stays scheduled.
  case neverIdle(steps: Int)

  /// The clock was to move by a negative interval or by one that is no finite number.
  case clockCannotMove(interval: Double)

  /// The main screen was to have a size that is not positive, or less than a pixel a point.
  case impossibleScreen(width: Double, height: Double, scale: Double)

  /// An action's method takes an argument of another type than it was sent; it was not called.
  case actionArgument(selector: String, expected: String, actual: String)

  /// An action was sent to a target that lacks the method.
  case unrecognizedSelector(selector: String, target: String)

  /// A scene's configuration names a class of the wrong kind; the default was used instead.
  case unfitClass(name: String, needed: String)

  /// A segmented control has no segment at the index; nothing was changed.
  case segmentOutOfRange(index: Int, count: Int)

  /// A stepper was to go by a step that is not above zero; its step stayed what it was.
  case stepNotPositive(step: Double)

  /// A slider or stepper was given a limit that it cannot have; the limit stayed what it was.
  case impossibleLimit(control: String, property: String, value: Double)

  /// A picker has no such component or row; nothing was changed. Of a component that does not exist the
  /// row is -1.
  case pickerRowOutOfRange(row: Int, component: Int, rows: Int)

  /// A view was added to a visual effect view itself and not to its content view; it stays there.
  case subviewOfEffectView(view: String)

  /// Controllers were used in a way that UIKit does not allow.
  case controllers(ControllerMisuse)

  /// Traits were used in a way that UIKit does not allow.
  case traits(TraitMisuse)

  /// Constraints were used in a way that UIKit does not allow, or contradict each other.
  case layout(LayoutMisuse)

  /// A storyboard or nib cannot be found or built.
  case storyboards(StoryboardError)

  /// A collection view was used in a way that UIKit does not allow.
  case collections(CollectionMisuse)

  /// The snapshot of a diffable data source was used in a way that UIKit does not allow.
  case snapshots(SnapshotMisuse)

  /// Tables, collections or what they show were used in a way that UIKit does not allow.
  case lists(ListMisuse)

  public var description: String {
    switch self {
    case .viewCycle(let view, let superview):
      "cannot add \(view) to \(superview): that is the view itself or one of its descendants; "
        + "nothing was changed"
    case .notASubview(let view, let superview):
      "\(view) is not a subview of \(superview); nothing was changed"
    case .subviewIndexOutOfRange(let index, let count, let superview):
      "\(superview) has \(count) subviews: index \(index) does not exist"
    case .geometryNotFinite(let view, let property):
      "\(property) of \(view) must be finite; nothing was changed"
    case .layoutDoesNotSettle(let view, let passes):
      "\(view) still needs layout after \(passes) passes: a layoutSubviews keeps invalidating it"
    case .neverIdle(let steps):
      "not idle after \(steps) steps of scheduled work: something keeps scheduling itself"
    case .clockCannotMove(let interval):
      "the clock cannot move by \(interval) seconds; it stayed where it was"
    case .impossibleScreen(let width, let height, let scale):
      "a screen cannot have \(width) by \(height) points at \(scale) pixels; nothing was changed"
    case .actionArgument(let selector, let expected, let actual):
      "\(selector) takes \(expected) but was sent \(actual); it was not called"
    case .unrecognizedSelector(let selector, let target):
      "\(selector) was sent to \(target), which lacks the method"
    case .segmentOutOfRange(let index, let count):
      "there are \(count) segments: index \(index) does not exist; nothing was changed"
    case .stepNotPositive(let step):
      "a stepper cannot go by steps of \(step): a step must be above zero; it stayed what it was"
    case .impossibleLimit(let control, let property, let value):
      "\(property) of \(control) cannot be \(value); give it a number"
    case .pickerRowOutOfRange(let row, let component, let rows):
      "component \(component) of the picker has \(rows) rows: there is no row \(row); nothing was "
        + "changed"
    case .subviewOfEffectView(let view):
      "\(view) was added to a visual effect view itself; add it to the contentView"
    case .controllers(let misuse):
      misuse.description
    case .traits(let misuse):
      misuse.description
    case .layout(let misuse):
      misuse.description
    case .storyboards(let error):
      error.description
    case .collections(let misuse):
      misuse.description
    case .snapshots(let misuse):
      misuse.description
    case .lists(let misuse):
      misuse.description
    case .unfitClass(let name, let needed):
      "\(name) is no \(needed); the default was used instead"
    }
  }
}
