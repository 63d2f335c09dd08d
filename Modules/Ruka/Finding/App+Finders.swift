public import UIKit

extension App {
  /// The visible label with the text, accessibility label or identifier.
  public func label(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UILabel? {
    try element(Query(UILabel.self).withoutParts(), name, .init(fileID, file, line, column))
  }

  /// The visible button with the title, accessibility label or identifier.
  public func button(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UIButton? {
    try element(Query(UIButton.self), name, .init(fileID, file, line, column))
  }

  /// The visible switch with the accessibility label or identifier.
  public func `switch`(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UISwitch? {
    try element(Query(UISwitch.self), name, .init(fileID, file, line, column))
  }

  /// The visible stepper with the accessibility label or identifier.
  public func stepper(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UIStepper? {
    try element(Query(UIStepper.self), name, .init(fileID, file, line, column))
  }

  /// The visible slider with the accessibility label or identifier.
  public func slider(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UISlider? {
    try element(Query(UISlider.self), name, .init(fileID, file, line, column))
  }

  /// The visible text field with the text, placeholder, accessibility label or identifier.
  public func textField(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> UITextField? {
    try element(Query(UITextField.self), name, .init(fileID, file, line, column))
  }

  private func element<View: UIView>(
    _ query: Query, _ name: String, _ place: SourcePlace
  ) throws -> View? {
    try element(query.called(name), place)
  }

  /// The one element that fits the query; without it, what ``failureBehavior`` says happens.
  func element<View: UIView>(_ query: Query, _ place: SourcePlace) throws -> View? {
    var found: UIView?
    try attempt(at: place) { () throws(RukaError) in found = try theOne(query) }
    return found as? View
  }
}
