/// Why a screen test could not find something or do something to it.
///
/// The description says what was looked for, what stands in the way and, with the tree of the screen,
/// what there is instead.
public enum RukaError: Error, Equatable, CustomStringConvertible {
  /// Nothing fits. `nearMisses` are what would have fitted but for the reason given with each.
  case notFound(query: String, nearMisses: [String], tree: String)

  /// More than one element fits. Say more about the one that is meant, or look within a part of the
  /// screen.
  case ambiguous(query: String, candidates: [String], tree: String)

  /// The element is there, but a finger would not reach it.
  case unreachable(element: String, reason: String, tree: String)

  /// The element is there, but disabled.
  case disabled(element: String, tree: String)

  /// The element does not do what it was asked for, or cannot do it in the way that was asked for.
  case unsuitable(element: String, reason: String, tree: String)

  /// Something did not come about in the time that it was given, in virtual seconds.
  case timeout(what: String, seconds: Double, tree: String)

  /// Something went wrong under one of the configurations of
  /// ``App/forEachConfiguration(appearances:sizes:locales:fileID:file:line:column:_:)``.
  case configuration(Configuration, reason: String)

  public var description: String {
    switch self {
    case .notFound(let query, let nearMisses, let tree):
      lines("no \(query) found", nearMisses.map { "  but \($0)" }, tree)
    case .ambiguous(let query, let candidates, let tree):
      lines("\(candidates.count) elements fit \(query)", candidates.map { "  \($0)" }, tree)
    case .unreachable(let element, let reason, let tree):
      lines("cannot reach \(element): \(reason)", [], tree)
    case .disabled(let element, let tree):
      lines("\(element) is disabled", [], tree)
    case .unsuitable(let element, let reason, let tree):
      lines("\(element): \(reason)", [], tree)
    case .timeout(let what, let seconds, let tree):
      lines("\(what) did not come about within \(seconds) virtual seconds", [], tree)
    case .configuration(let configuration, let reason):
      "under \(configuration): \(reason)"
    }
  }

  private func lines(_ first: String, _ details: [String], _ tree: String) -> String {
    ([first] + details + ["the screen:", tree]).joined(separator: "\n")
  }
}
