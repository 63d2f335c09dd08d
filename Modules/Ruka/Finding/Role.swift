public import UIKit

/// What an element of a screen is to a person.
public enum Role: String, CaseIterable, Sendable {
  case alert
  case button
  case cell
  case header
  case image
  case label
  case link
  case progress
  case searchField
  case slider
  case stepper
  case `switch`
  case tab
  case textField
}

extension UIView {
  /// What the view is to a person: by its class, else by its accessibility traits; `nil` for a view
  /// that is only there to hold others.
  public var role: Role? { roleOfClass ?? roleOfTraits }

  private var roleOfClass: Role? {
    switch self {
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UITextField: accessibilityTraits.contains(.searchField) ? .searchField : .textField
    case is UIButton: .button
    case is UIProgressView, is UIActivityIndicatorView: .progress
    case is UILabel: accessibilityTraits.contains(.header) ? .header : .label
    default: nil
    }
  }

  private var roleOfTraits: Role? {
    let traits = accessibilityTraits
    let roles: [(UIAccessibilityTraits, Role)] = [
      (.searchField, .searchField), (.link, .link), (.button, .button), (.header, .header),
      (.image, .image), (.staticText, .label), (.tabBar, .tab),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}
