import TestSupport
import Testing

@Suite struct SetterWalkTests {
  /// A class that makes its superclass's read-only property settable has no setter to override.
  private static let refused = [
    "UIAction.image", "UIAction.title", "UICommand.image", "UICommand.title",
    "UISearchBar.inputAccessoryView", "UITextField.inputAccessoryView", "UITextField.inputView",
    "UITextView.inputAccessoryView", "UITextView.inputView",
  ]

  @Test func `a hook on any open setter of UIKit runs, or cannot be installed`() throws {
    let run = try ProgramRun("SetterWalk")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("silent: ") }.isEmpty)
    let refused = lines.filter { $0.hasPrefix("refused: ") }
    #expect(
      refused.map { $0.dropFirst("refused: ".count).prefix { $0 != ":" } }
        == Self.refused.map { $0[...] })
    let count = try #require(Int(lines.last?.split(separator: " ").last ?? ""))
    #expect(count > 250)
    #expect(lines.last == "reached: \(count - Self.refused.count) of \(count)")
  }
}
