import UIKit

/// Whether a person would see a view, and if not, why.
enum Visibility: Equatable {
  case visible
  case hidden(by: String)
  case transparent(by: String)
  case offScreen
  case clipped(by: String)
  case notInWindow

  var isVisible: Bool { self == .visible }

  /// The reason in words; `nil` for a visible view.
  var reason: String? {
    switch self {
    case .visible: nil
    case .hidden(let ancestor): "hidden by \(ancestor)"
    case .transparent(let ancestor): "alpha of \(ancestor) is nearly 0"
    case .offScreen: "off screen"
    case .clipped(let ancestor): "cut off by \(ancestor)"
    case .notInWindow: "in no window"
    }
  }
}

extension UIView {
  /// Whether a person would see the view: it and everything above it is neither hidden nor
  /// transparent, and its rectangle, in window coordinates, meets the window and each view above that
  /// clips. A rectangle without area, or one that only touches an edge, meets what it lies in.
  var visibility: Visibility {
    guard let window else { return .notInWindow }
    let rectangle = frameInWindow
    for view in sequence(first: self, next: \.superview) {
      let name = view === self ? "itself" : String(describing: type(of: view))
      if view.isHidden { return .hidden(by: name) }
      if view.alpha <= 0.01 { return .transparent(by: name) }
      if view !== self, view !== window, view.clipsToBounds,
        !view.frameInWindow.meets(rectangle)
      {
        return .clipped(by: name)
      }
    }
    return window.bounds.meets(rectangle) ? .visible : .offScreen
  }
}

extension CGRect {
  /// Whether the rectangles share a point, edges and rectangles without area included.
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
