import Testing
import UIKit

/// Overrides: inputs of the system, of which collections are the output.
@MainActor
@Suite(.headlessUIKit)
struct OverrideTests {
  let window = makeWindow()

  @Test func `O1: a collection is the parent's with the own overrides on top`() {
    let view = window.addedView()
    window.traitOverrides.userInterfaceStyle = .dark
    window.traitOverrides.horizontalSizeClass = .compact
    view.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `O2: the nearest override wins`() {
    let view = window.addedView()
    let leaf = view.addedView().addedView()
    window.traitOverrides.theme = .bold
    view.traitOverrides.theme = .pastel
    window.layoutIfNeeded()
    #expect(leaf.traitCollection.theme == .pastel)
  }

  @Test func `O3: an override can be asked for, and removed to inherit again`() {
    let view = window.addedView()
    window.traitOverrides.theme = .bold
    view.traitOverrides.theme = .pastel
    #expect(view.traitOverrides.contains(ThemeTrait.self))
    #expect(!view.traitOverrides.contains(LevelTrait.self))
    window.layoutIfNeeded()
    view.traitOverrides.remove(ThemeTrait.self)
    view.traitOverrides.remove(LevelTrait.self)
    #expect(!view.traitOverrides.contains(ThemeTrait.self))
    window.layoutIfNeeded()
    #expect(view.traitCollection.theme == .bold)
  }

  @Test func `O4: reading an override that is not set is reported`() {
    var reports: [UIKitMisuse] = []
    let value = Headless.withMisuseHandler({ reports.append($0) }) {
      window.traitOverrides[LevelTrait.self]
    }
    #expect(value == 7)
    #expect(reports == [.traits(.noOverride(trait: "LevelTrait"))])
  }

  @Test func `O5: overrides are mutable traits`() {
    func setBold(_ traits: inout any UIMutableTraits) { traits.theme = .bold }
    var traits: any UIMutableTraits = window.traitOverrides
    setBold(&traits)
    if let overrides = traits as? UITraitOverrides { window.traitOverrides = overrides }
    window.layoutIfNeeded()
    #expect(window.traitCollection.theme == .bold)
  }

  @Test func `O6: scene, window, controller and view have overrides`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    window.windowScene?.traitOverrides[LevelTrait.self] = 1
    window.traitOverrides[CompactTrait.self] = true
    controller.traitOverrides.theme = .bold
    controller.view.traitOverrides[NameTrait.self] = "x"
    window.layoutIfNeeded()
    let traits = controller.view.traitCollection
    #expect(traits[LevelTrait.self] == 1)
    #expect(traits[CompactTrait.self])
    #expect(traits.theme == .bold)
    #expect(traits[NameTrait.self] == "x")
  }

  @Test func `O7: an unspecified style means to inherit, and is never stored`() {
    let view = window.addedView()
    window.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `O8: a change of an override reaches all below it, and nobody beside it`() {
    let (above, beside) = (window.addedView(), window.addedView())
    let below = (0..<3).map { _ in UIView() }
    for view in below { above.addSubview(view) }
    var told: [ObjectIdentifier] = []
    for view in below + [beside] {
      view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
        told.append(ObjectIdentifier(view))
      }
    }
    window.layoutIfNeeded()
    above.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(told == below.map { ObjectIdentifier($0) })
    #expect(beside.traitCollection.theme != .bold)
  }

  @Test func `overrides print what they override`() {
    let view = UIView()
    #expect("\(view.traitOverrides)" == "<UITraitOverrides: no overrides>")
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.displayScale = 2
    #expect(
      "\(view.traitOverrides)"
        == "<UITraitOverrides: overrides = { UserInterfaceStyle = Dark, DisplayScale = 2.0 }>")
  }

  @Test func `a copy of overrides changes nothing until it is set`() {
    var copy = window.traitOverrides
    copy.theme = .bold
    window.layoutIfNeeded()
    #expect(window.traitCollection.theme == .standard)
  }
}
