public import UIKit

/// What an element of a screen is to a person.
public enum Role: String, CaseIterable, Sendable {
  /// An alert or action sheet.
  case alert
  /// Something to press.
  case button
  /// A row of a table, or an item of a collection.
  case cell
  /// A headline.
  case header
  /// A picture.
  case image
  /// Text to read.
  case label
  /// A reference to elsewhere.
  case link
  /// A sign that something is going on.
  case progress
  /// A field to type what is looked for.
  case searchField
  /// A range to pick a value from.
  case slider
  /// A value to move in steps.
  case stepper
  /// Something that is on or off.
  case `switch`
  /// One of several screens to choose.
  case tab
  /// A field to type in.
  case textField
}

extension UIView {
  /// What the view is to a person: by its class, else by its accessibility traits; `nil` for a view
  /// that is only there to hold others.
  public var role: Role? {
    roleOfClass ?? roleOfTraits
  }

  private var roleOfClass: Role? {
    // Most views of a screen only hold others; of them no class need be asked.
    if Swift.type(of: self) == UIView.self { return nil }
    return self is UIControl ? roleOfControl : roleOfOther
  }

  private var roleOfControl: Role? {
    switch self {
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UITextField: accessibilityTraits.contains(.searchField) ? .searchField : .textField
    case is UIButton: .button
    default: superview is UITabBar ? .tab : nil
    }
  }

  private var roleOfOther: Role? {
    switch self {
    case is UILabel: accessibilityTraits.contains(.header) ? .header : .label
    case is UITextView: .textField
    case is UIProgressView, is UIActivityIndicatorView: .progress
    case is UITableViewCell, is UICollectionViewCell: .cell
    default: nil
    }
  }

  private var roleOfTraits: Role? {
    if accessibilityViewIsModal, superview?.next is UIAlertController { return .alert }
    let traits = accessibilityTraits
    if traits.isEmpty { return nil }
    return rolesByTrait.first { traits.contains($0.trait) }?.role
  }
}

/// What says most stands first.
private let rolesByTrait: [(trait: UIAccessibilityTraits, role: Role)] = [
  (.searchField, .searchField), (.link, .link), (.button, .button), (.header, .header),
  (.image, .image), (.staticText, .label),
]
