public import UIEnvironmentCore
public import UIKit

/// Every responder is a host of the environment.
///
/// Values flow down the responders' hierarchy: from the system to the application, its scenes, their
/// windows, and on through views and controllers. A view inherits from its controller, if it is that
/// controller's root view, else from its superview; a presented controller from its presenter; any
/// other controller from its view's superview or, while its view is nowhere, from its parent or the
/// window whose root it is to be.
extension UIResponder: UIEnvironmentable {
  /// The responder's place in that hierarchy; UIKit keeps it linked.
  public var environmentNode: UIEnvironmentNode { environmentLink }
}
