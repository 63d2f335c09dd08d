import Ruka
import Synchronization
import Testing
import UIKit

/// What was recorded as an issue of the test below, and kept from failing it.
private let recorded = Mutex<[String]>([])

/// Takes every issue of a test away, having noted its comments.
private let noting = IssueHandlingTrait.compactMapIssues { issue in
  recorded.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "|")) }
  return nil
}

@MainActor @Suite(noting, .headlessUIKit) struct ConfigurationNamingTests {
  @Test func `each failure names its configuration once, whoever reports it`() throws {
    recorded.withLock { $0 = [] }
    let app = App(controller: UIViewController())
    try app.forEachConfiguration(sizes: [.large], locales: [Locale(identifier: "pl")]) { _ in
      _ = try app.label("Missing")
      #expect(Bool(false))
      _ = try #require(nil as Int?)
    }
    let messages = recorded.withLock { $0 }
    let own = ": no UILabel \"Missing\" found\nthe screen:\n(an empty screen)"
    let (light, dark) = ("under light, L, pl", "under dark, L, pl")
    // Nothing but this can fail the test, whose issues are taken away.
    precondition(messages == [light + own, light, light, dark + own, dark, dark], "\(messages)")
    precondition(Headless.testContext == nil)
  }
}
