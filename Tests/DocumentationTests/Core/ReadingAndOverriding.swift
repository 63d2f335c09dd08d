import Testing
import UIEnvironmentCore

// The code of the article "Reading and overriding".

// snippet: reading
final class Caption: Part {
  @UIEnvironment(\.spacing) private var spacing
  @UIEnvironment(\.theme.accent) private var accent

  func describe() -> String {
    "\(accent), \(spacing) points apart"
  }
}
// end of snippet

@MainActor @Suite struct ReadingAndOverridingTests {
  @Test func `a value is inherited until somebody below sets it`() throws {
    let (page, sidebar, caption) = (Part(), Part(), Caption())
    try page.append(sidebar)
    try sidebar.append(caption)

    // snippet: overriding
    page.environment(\.spacing, 4).environment(\.theme, Theme(accent: "red", corner: 0))
    sidebar.environment(\.spacing, 2)
    // end of snippet
    #expect(caption.describe() == "red, 2.0 points apart")

    // snippet: inheriting
    sidebar.removeEnvironment(\.spacing)
    // sidebar.hasEnvironmentOverride(\.spacing) is false: it inherits again.
    // end of snippet
    #expect(!sidebar.hasEnvironmentOverride(\.spacing))
    #expect(caption.describe() == "red, 4.0 points apart")
  }

  @Test func `a longer path changes a part of the value`() throws {
    let (page, sidebar) = (Part(), Part())
    try page.append(sidebar)
    page.environment(\.theme, Theme(accent: "red", corner: 0))

    // snippet: partly
    sidebar.environment(\.theme.corner, 12)
    // end of snippet
    #expect(sidebar.environmentValue(\.theme) == Theme(accent: "red", corner: 12))
    #expect(sidebar.hasEnvironmentOverride(\.theme))
  }
}
