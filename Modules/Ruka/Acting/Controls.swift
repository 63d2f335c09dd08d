public import UIKit

extension UISwitch {
  /// Turns the switch over, as a tap does: flips ``UIKit/UISwitch/isOn``, then sends the change once.
  ///
  /// A disabled switch stays as it is. So does one that a finger would not reach, which fails the
  /// running test.
  public func toggle(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(at: .init(fileID, file, line, column)) { _ = accessibilityActivate() }
  }
}

extension UISlider {
  /// Drags the thumb to the value, or to the nearest end, and lets go.
  ///
  /// A disabled slider stays as it is. So does one that a finger would not reach, or that is to have
  /// what is no number for its value, which fails the running test.
  public func set(
    value: Float, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(at: .init(fileID, file, line, column)) { () throws(RukaError) in
      guard !value.isNaN else {
        throw .unsuitable(
          element: summary, reason: "\(value) is no value to drag it to", tree: screenTree)
      }
      pick(value)
    }
  }
}

extension UIStepper {
  /// Presses the plus half once.
  ///
  /// A disabled stepper stays as it is. So does one that a finger would not reach, which fails the
  /// running test.
  public func increment(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(at: .init(fileID, file, line, column)) { step(.up) }
  }

  /// Presses the minus half once, in the same way.
  public func decrement(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(at: .init(fileID, file, line, column)) { step(.down) }
  }
}

extension UIView {
  /// Does to the view what a person does, and lets the transitions that it starts come to their end.
  ///
  /// A disabled control is left alone. Where a finger would not reach the view, nothing is done, and
  /// the running test fails, unless the app's ``FailureBehavior`` is `.doNothing`.
  func act(at place: SourcePlace, _ body: () throws(RukaError) -> Void) {
    guard (self as? UIControl)?.isEnabled != false else { return }
    // The action may take the view off the screen.
    let app = app
    do throws(RukaError) {
      _ = try reachablePoint()
      try app.perform(body)
    } catch {
      app.report(error, at: place)
    }
  }

  /// Taps the view as a finger does, in the same way.
  func touch(at place: SourcePlace) {
    let app = app
    do throws(RukaError) {
      let point = try reachablePoint()
      guard let window else { return }
      app.perform { Finger(downAt: point, in: window).lift() }
    } catch {
      app.report(error, at: place)
    }
  }
}
