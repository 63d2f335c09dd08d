import Foundation

// Tables, collections and storyboards make objects of classes that they know only by registration. Swift creates an
// object of such a class only through an initializer that every subclass must declare as `required`;
// on Apple platforms these need not be, and what is written for there overrides them without.
//
// A convenience initializer reaches the initializer of the very class that is being created, and one
// that a class does not have stops the program with its name, as on Apple platforms. So each class of
// views has a convenience initializer for it here, and beside it a static function of the same symbol:
// both have the same calling convention, as both take the class as `self`, and own their arguments.
// The initializers are usable from inlinable code so that the compiler keeps what nothing here names.

extension UIView {
  @_silgen_name("UIEnvironment_UIKit_makeView")
  @usableFromInline convenience init(made frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of this very class through its `init(frame:)`.
  @_silgen_name("UIEnvironment_UIKit_makeView")
  static func make(frame: CGRect) -> UIView
}

extension UITableViewCell {
  @_silgen_name("UIEnvironment_UIKit_makeTableViewCell")
  @usableFromInline convenience init(made style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Creates a cell of this very class through its `init(style:reuseIdentifier:)`.
  @_silgen_name("UIEnvironment_UIKit_makeTableViewCell")
  static func make(style: CellStyle, identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("UIEnvironment_UIKit_makeTableViewHeaderFooterView")
  @usableFromInline convenience init(made identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view of this very class through its `init(reuseIdentifier:)`.
  @_silgen_name("UIEnvironment_UIKit_makeTableViewHeaderFooterView")
  static func make(identifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UIGestureRecognizer {
  @_silgen_name("UIEnvironment_UIKit_makeGestureRecognizer")
  @usableFromInline convenience init(madeWith coder: NSCoder) {
    self.init(target: nil, action: nil)
    coder.fillWhole(self)
  }

  /// Creates a recognizer of this very class through its `init(target:action:)`.
  @_silgen_name("UIEnvironment_UIKit_makeGestureRecognizer")
  static func make(coder: consuming NSCoder) -> UIGestureRecognizer
}
