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

  /// The reason as what is said of the view, in a sentence that begins with it.
  func sentence(about view: String) -> String {
    switch self {
    case .visible: "\(view) is there"
    case .transparent: "\(view): \(reason ?? "")"
    default: "\(view) is \(reason ?? "")"
    }
  }

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
  /// transparent, and something of its rectangle, in window coordinates, is left by the window and
  /// all views above that clip. A rectangle without area, or one that only touches an edge, is seen
  /// where it lies in them.
  var visibility: Visibility {
    guard let window else { return .notInWindow }
    let path = ancestorsFromWindow
    for view in path + [self] where view.isUnseen {
      let name = view === self ? "itself" : view.misuseName
      return view.isHidden ? .hidden(by: name) : .transparent(by: name)
    }
    let rectangle = frameInWindow
    guard !sight(along: path, in: window).shows(rectangle) else { return .visible }
    let clipping = path.filter { $0.clipsToBounds && $0 !== window }
    if let nearest = clipping.last(where: { !$0.frameInWindow.meets(rectangle) }) {
      return .clipped(by: nearest.misuseName)
    }
    guard window.bounds.meets(rectangle), let nearest = clipping.last else { return .offScreen }
    return .clipped(by: nearest.misuseName)
  }

  /// What is seen of the view, in window coordinates; `.null` if nothing, or without a window.
  var seenRectangle: CGRect {
    guard let window else { return .null }
    return sight(along: ancestorsFromWindow, in: window).shown(of: frameInWindow)
  }

  /// The sight into the view that holds this one.
  var sightFromSuperview: Sight? {
    window.map { sight(along: ancestorsFromWindow, in: $0) }
  }

  private func sight(along path: [UIView], in window: UIWindow) -> Sight {
    path.reduce(Sight(into: window)) { $1 === window ? $0 : $0.into($1) }
  }

  /// What holds the view, the window first.
  private var ancestorsFromWindow: [UIView] {
    sequence(first: self, next: \.superview).dropFirst().reversed()
  }
}
