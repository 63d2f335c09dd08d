import UIKit

// An object of each class of gesture recognizers.

@MainActor func make(_: UIGestureRecognizer.Type) -> UIGestureRecognizer {
  UIGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UILongPressGestureRecognizer.Type) -> UILongPressGestureRecognizer {
  UILongPressGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UIPanGestureRecognizer.Type) -> UIPanGestureRecognizer {
  UIPanGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UIPinchGestureRecognizer.Type) -> UIPinchGestureRecognizer {
  UIPinchGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UIRotationGestureRecognizer.Type) -> UIRotationGestureRecognizer {
  UIRotationGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UIScreenEdgePanGestureRecognizer.Type) -> UIScreenEdgePanGestureRecognizer {
  UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UISwipeGestureRecognizer.Type) -> UISwipeGestureRecognizer {
  UISwipeGestureRecognizer(target: nil, action: nil)
}
@MainActor func make(_: UITapGestureRecognizer.Type) -> UITapGestureRecognizer {
  UITapGestureRecognizer(target: nil, action: nil)
}
