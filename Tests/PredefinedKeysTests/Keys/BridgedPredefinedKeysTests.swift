import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIEnvironmentPredefinedKeys
import UIKit

/// Predefined keys that stand for traits.
@MainActor
@Suite(.headlessUIKit)
struct BridgedPredefinedKeysTests {
  let window: UIWindow

  init() {
    window = UIWindow()
    window.isHidden = false
    Headless.runUntilIdle()
  }

  @Test func `the style of the environment is the style of traits`() {
    window.environment(\.userInterfaceStyle, .dark)
    #expect(window.overrideUserInterfaceStyle == .dark)
    Headless.runUntilIdle()
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(window.environmentValue(\.userInterfaceStyle) == .light)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(!window.hasEnvironmentOverride(\.userInterfaceStyle))
  }

  @Test func `the size category is the preferred one of traits`() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(window.environmentValue(\.sizeCategory) == .accessibilityLarge)
    window.environment(\.sizeCategory, .small)
    #expect(window.traitOverrides.preferredContentSizeCategory == .small)
  }

  @Test func `the layout direction is that of traits`() {
    window.environment(\.layoutDirection, .rightToLeft)
    #expect(window.traitOverrides.layoutDirection == .rightToLeft)
    window.traitOverrides.layoutDirection = .leftToRight
    #expect(window.environmentValue(\.layoutDirection) == .leftToRight)
  }

  @Test func `legibility weight and contrast are those of traits`() {
    window.environment(\.legibilityWeight, .bold)
    window.environment(\.accessibilityContrast, .high)
    Headless.runUntilIdle()
    #expect(window.traitCollection.legibilityWeight == .bold)
    #expect(window.traitCollection.accessibilityContrast == .high)
    window.removeEnvironment(\.legibilityWeight)
    #expect(window.environmentValue(\.legibilityWeight) == .regular)
  }
}
