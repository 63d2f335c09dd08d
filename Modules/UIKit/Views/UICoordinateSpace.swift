public import Foundation

/// Something with coordinates of its own that lies on a screen: a view, a window, the screen itself.
///
/// Its conversions are disfavoured as overloads: where both spaces are known to be views, the views'
/// own methods are meant, which a subclass may override.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point of this space to another's coordinates.
  @_disfavoredOverload
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point of another space to this one's coordinates.
  @_disfavoredOverload
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to another's coordinates.
  @_disfavoredOverload
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to this one's coordinates.
  @_disfavoredOverload
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows how it lies on the screen, by which all of UIKit's own spaces are converted.
@MainActor protocol ScreenPlacedSpace: UICoordinateSpace {
  var transformToScreen: CGAffineTransform { get }
}

extension ScreenPlacedSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let space = coordinateSpace as? any ScreenPlacedSpace else {
      let onScreen = point.applying(transformToScreen)
      return coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }
    return point.applying(transformToScreen.concatenating(space.transformToScreen.inverted()))
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let space = coordinateSpace as? any ScreenPlacedSpace else {
      let onScreen = coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace)
      return onScreen.applying(transformToScreen.inverted())
    }
    return space.convert(point, to: self)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let space = coordinateSpace as? any ScreenPlacedSpace else {
      let onScreen = rect.applying(transformToScreen)
      return coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }
    return rect.applying(transformToScreen.concatenating(space.transformToScreen.inverted()))
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let space = coordinateSpace as? any ScreenPlacedSpace else {
      let onScreen = coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace)
      return onScreen.applying(transformToScreen.inverted())
    }
    return space.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace, ScreenPlacedSpace {}

extension UIScreen: UICoordinateSpace, ScreenPlacedSpace {
  var transformToScreen: CGAffineTransform { .identity }

  /// The coordinates of the screen, which are those of its points.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The coordinates of the scene, which covers its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
