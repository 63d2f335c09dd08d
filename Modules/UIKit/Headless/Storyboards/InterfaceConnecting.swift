/// A class that storyboards and nibs connect to: it says what they may reach, and by which names.
///
/// On Apple platforms Interface Builder finds outlets and actions through the Objective-C runtime.
/// Swift alone has no such lookup, so a class lists them:
///
/// ```swift
/// final class LoginController: UIViewController {
///   weak var nameField: UITextField!
///   func logIn(_ sender: UIButton) {}
/// }
///
/// extension LoginController: InterfaceConnecting {
///   static var interfaceConnections: [InterfaceConnection] {
///     [
///       .outlet("nameField", \LoginController.nameField),
///       .action("logIn:", LoginController.logIn),
///     ]
///   }
/// }
/// ```
///
/// The names are those of the document: an action's is that of its Objective-C selector, with one
/// colon for each argument. `Scripts/port` writes the list for each class that has outlets or
/// actions. A class whose superclass conforms overrides the property, which both then declare as
/// `class var`, and adds to `super.interfaceConnections`.
@MainActor public protocol InterfaceConnecting: AnyObject {
  /// The outlets, actions and attributes of the class.
  static var interfaceConnections: [InterfaceConnection] { get }
}
