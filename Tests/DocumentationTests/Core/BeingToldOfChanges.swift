import Testing
import UIEnvironmentCore

// The code of the article "Being told of changes".

// snippet: updating
final class Row: Part, UIEnvironmentUpdating {
  @UIEnvironment(\.spacing) private var spacing
  private(set) var height = 0.0

  func updateEnvironment() {
    height = 20 + 2 * spacing
  }
}
// end of snippet

final class CountingPart: Part, UIEnvironmentUpdating {
  private(set) var updates = 0

  func updateEnvironment() { updates += 1 }
}

@MainActor @Suite struct BeingToldOfChangesTests {
  @Test func `an object that wants updates is told once for each change`() throws {
    let (list, row) = (Part(), Row())
    try list.append(row)
    // snippet: told
    list.environment(\.spacing, 4)  // row.updateEnvironment() is called, then this returns
    list.environment(\.spacing, 4)  // the same value: nobody is told
    // end of snippet
    #expect(row.height == 28)
  }

  @Test func `equal values tell nobody`() throws {
    let (list, part) = (Part(), CountingPart())
    try list.append(part)
    list.environment(\.spacing, 4)
    list.environment(\.spacing, 4)
    #expect(part.updates == 1)
  }

  @Test func `a registration is told of what it depends on, with the values before`() throws {
    let (list, part) = (Part(), Part())
    try list.append(part)
    var log: [String] = []

    // snippet: registering
    let registration = part.registerForEnvironmentChanges(\.spacing, \.theme.accent) {
      part, former in
      log.append("\(former.spacing) → \(part.environmentValue(\.spacing))")
    }
    // end of snippet
    list.environment(\.spacing, 4)
    list.environment(\.imageSource, ImageSource(name: "disk") { [] })
    #expect(log == ["8.0 → 4.0"])

    // snippet: unregistering
    registration.unregister()
    // end of snippet
    list.environment(\.spacing, 6)
    #expect(log.count == 1)
  }
}
