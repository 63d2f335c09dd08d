import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

// The code of the article "Bridging traits and environment".

// snippet: trait
/// How close together things stand.
enum Density: Int {
  case regular
  case compact
}

enum DensityTrait: UITraitDefinition {
  static let defaultValue = Density.regular
}
// end of snippet

// snippet: key
private enum DensityKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: Density { DensityTrait.defaultValue }

  static func read(from traitCollection: UITraitCollection) -> Density {
    traitCollection[DensityTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Density) {
    mutableTraits[DensityTrait.self] = value
  }
}

extension UIEnvironmentValues {
  var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}
// end of snippet

@MainActor @Suite(.headlessUIKit) struct BridgingTraitsTests {
  private let window = UIWindow()
  private let screen = UIViewController()
  private let list = UIView()

  init() {
    screen.view.addSubview(list)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func `what one side overrides the other reads`() {
    // snippet: both
    window.environment(\.density, .compact)
    #expect(window.traitOverrides[DensityTrait.self] == .compact)
    window.updateTraitsIfNeeded()
    #expect(list.traitCollection[DensityTrait.self] == .compact)

    screen.traitOverrides[DensityTrait.self] = .regular
    #expect(list.environmentValue(\.density) == .regular)
    // end of snippet
  }

  @Test func `removing on one side removes on both`() {
    screen.environment(\.density, .compact)
    // snippet: removing
    screen.traitOverrides.remove(DensityTrait.self)
    #expect(!screen.hasEnvironmentOverride(\.density))
    // end of snippet
  }

  @Test func `below a presenter each side goes its own way`() {
    // snippet: presenting
    screen.environment(\.density, .compact)
    let sheet = UIViewController()
    screen.present(sheet, animated: false)
    sheet.view.updateTraitsIfNeeded()
    #expect(sheet.environmentValue(\.density) == .compact)  // from the presenter
    #expect(sheet.traitCollection[DensityTrait.self] == .regular)  // from the window
    // end of snippet
  }
}
