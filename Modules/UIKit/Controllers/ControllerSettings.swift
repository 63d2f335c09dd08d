import Foundation

/// The plain properties of a controller, which mean something only to those who read them.
struct ControllerSettings {
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var isEditing = false
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The nib that the view comes from.
  var nib: (name: String, bundle: Bundle?)?
  /// What the controller keeps of the storyboard that it comes from.
  var interface: ControllerInterface?
  /// What the bars of the container cover of the view.
  var containerInsets = UIEdgeInsets.zero
}
