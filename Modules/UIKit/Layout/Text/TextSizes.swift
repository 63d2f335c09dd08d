import Foundation

/// The sizes of texts that were measured lately.
///
/// A label is asked for the same few sizes over and over while a screen is laid out, and a test that
/// shows the same screen anew has labels ask for them again.
@MainActor
enum TextSizes {
  /// All on which the size of a text depends, besides the measurer.
  struct Question: Hashable {
    let text: String
    let font: MeasuredFont
    let width: CGFloat
    let lines: Int
    let mode: NSLineBreakMode
  }

  /// How many are kept; one more, and all are forgotten.
  private static let limit = 500

  private static var known: [Question: CGSize] = [:]
  /// How often a measurer had been put in place when these were measured.
  private static var changes = 0

  static func size(for question: Question, measuring: () -> CGSize) -> CGSize {
    let changes = TextMeasurement.changes
    if changes != self.changes {
      self.changes = changes
      known = [:]
    } else if let size = known[question] {
      return size
    }
    let size = measuring()
    if known.count >= limit { known = [:] }
    known[question] = size
    return size
  }
}
