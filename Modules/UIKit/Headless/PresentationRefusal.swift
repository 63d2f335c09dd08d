/// Why a controller cannot be presented.
public enum PresentationRefusal: Equatable, Sendable, CustomStringConvertible {
  /// It is the controller that is to present it.
  case itself
  /// It is the child of a container; take it out first.
  case hasParent
  /// It is presented already; dismiss it first.
  case alreadyPresented
  /// It is the root of a window.
  case isRoot
  /// It contains or presents the controller that is to present it.
  case isAround
  /// Its style is `.none`, which stands only for "no adaptation".
  case styleIsNone
  /// The presenter presents another controller already; present on that one.
  case alreadyPresenting(String)
  /// It is a search whose bar belongs to no controller yet.
  case belongsToNoController

  public var description: String {
    switch self {
    case .itself: "a controller cannot present itself"
    case .hasParent: "it has a parent"
    case .alreadyPresented: "it is presented already"
    case .isRoot: "it is the root of a window"
    case .isAround: "it contains or presents the one that is to present it"
    case .styleIsNone: "its modal presentation style is .none"
    case .belongsToNoController: "its search bar belongs to no controller"
    case .alreadyPresenting(let other): "the presenter already presents \(other)"
    }
  }
}
