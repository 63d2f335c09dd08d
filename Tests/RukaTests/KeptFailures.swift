import Synchronization
import Testing

/// The failures that the body causes, which do not count as failures of the test that runs.
@MainActor func keptFailures(_ body: () throws -> Void) rethrows -> [Issue] {
  let kept = Mutex<[Issue]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    kept.withLock { $0.append(issue) }
    return true
  }
  return kept.withLock { $0 }
}

extension Issue {
  /// The first line of what was said of it.
  var headline: String {
    comments.first.map { String($0.rawValue.prefix { $0 != "\n" }) } ?? ""
  }
}
