/// Tells a delegate's own methods from the ones that stand in for methods that it lacks.
///
/// Where Objective-C asks an object whether it responds to a method, here the method is called, and a
/// stand-in says that it was one. So a table need not ask thousands of times for what nobody decides.
@MainActor enum OptionalMethod {
  case heightForRow, estimatedHeightForRow
  case heightForHeader, estimatedHeightForHeader, viewForHeader
  case heightForFooter, estimatedHeightForFooter, viewForFooter

  private static var standIn: OptionalMethod?

  /// What a stand-in calls.
  static func isMissing(_ method: OptionalMethod) { standIn = method }

  /// What the method answers; `nil` if a stand-in answered for it.
  func answer<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = Self.standIn
    Self.standIn = nil
    defer { Self.standIn = outer }
    let answer = call()
    return Self.standIn == self ? nil : answer
  }
}
