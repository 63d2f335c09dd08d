import Foundation

extension ElementKind {
  /// What all recognizers have; it has no element of its own.
  static let gestureRecognizer = ElementKind(
    "gestureRecognizer", UIGestureRecognizer.self,
    connections: [.outlet("delegate", \UIGestureRecognizer.delegate)],
    [
      .attribute("enabled", .flag, \.isEnabled),
      .attribute("cancelsTouchesInView", .flag, \.cancelsTouchesInView),
      .attribute("delaysTouchesBegan", .flag, \.delaysTouchesBegan),
      .attribute("delaysTouchesEnded", .flag, \.delaysTouchesEnded),
      .build("connections") { (recognizer, connections, build) in
        build.connect(recognizer, connections)
      },
    ])

  static let tapGestureRecognizer = ElementKind(
    "tapGestureRecognizer", in: gestureRecognizer, UITapGestureRecognizer.self,
    [
      .attribute("numberOfTapsRequired", .integer, \.numberOfTapsRequired),
      .attribute("numberOfTouchesRequired", .integer, \.numberOfTouchesRequired),
    ])

  static let longPressGestureRecognizer = ElementKind(
    "pongPressGestureRecognizer", in: gestureRecognizer, UILongPressGestureRecognizer.self,
    [
      .attribute("numberOfTapsRequired", .integer, \.numberOfTapsRequired),
      .attribute("numberOfTouchesRequired", .integer, \.numberOfTouchesRequired),
      .attribute("minimumPressDuration", .double, \.minimumPressDuration),
      .attribute("allowableMovement", .number, \.allowableMovement),
    ])

  static let panGestureRecognizer = ElementKind(
    "panGestureRecognizer", in: gestureRecognizer, UIPanGestureRecognizer.self,
    [
      .attribute("minimumNumberOfTouches", .integer, \.minimumNumberOfTouches),
      .attribute("maximumNumberOfTouches", .integer, \.maximumNumberOfTouches),
    ])

  static let swipeGestureRecognizer = ElementKind(
    "swipeGestureRecognizer", in: gestureRecognizer, UISwipeGestureRecognizer.self,
    [
      .attribute("direction", .swipeDirection, \.direction),
      .attribute("numberOfTouchesRequired", .integer, \.numberOfTouchesRequired),
    ])

  static let pinchGestureRecognizer = ElementKind(
    "pinchGestureRecognizer", in: gestureRecognizer, UIPinchGestureRecognizer.self,
    [.attribute("scale", .number, \.scale)])

  static let rotationGestureRecognizer = ElementKind(
    "rotationGestureRecognizer", in: gestureRecognizer, UIRotationGestureRecognizer.self,
    [.attribute("rotation", .number, \.rotation)])
}

extension InterfaceText<UISwipeGestureRecognizer.Direction> {
  static let swipeDirection = choice([
    "left": UISwipeGestureRecognizer.Direction.left, "right": .right, "up": .up, "down": .down,
  ])
}
