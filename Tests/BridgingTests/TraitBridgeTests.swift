import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

/// Keys that stand for traits.
@MainActor
@Suite(.headlessUIKit)
struct TraitBridgeTests {
  let window: UIWindow
  let view = MoodView()

  init() {
    window = UIWindow()
    window.isHidden = false
    window.addSubview(view)
    Headless.runUntilIdle()
    // The first use bridges the key.
    _ = view.environmentValue(\.mood)
  }

  @Test func `a value set in the environment is an override of the trait at that object`() {
    window.environment(\.mood, .happy)
    #expect(window.traitOverrides.contains(MoodTrait.self))
    #expect(window.traitOverrides[MoodTrait.self] == .happy)
    #expect(!view.traitOverrides.contains(MoodTrait.self))
  }

  @Test func `an override of the trait is a value of the environment at that object`() {
    window.traitOverrides[MoodTrait.self] = .sad
    #expect(window.hasEnvironmentOverride(\.mood))
    #expect(view.environmentValue(\.mood) == .sad)
    #expect(!view.hasEnvironmentOverride(\.mood))
  }

  @Test func `removing on either side removes on both`() {
    window.environment(\.mood, .happy)
    window.removeEnvironment(\.mood)
    #expect(!window.traitOverrides.contains(MoodTrait.self))
    window.traitOverrides[MoodTrait.self] = .sad
    window.traitOverrides.remove(MoodTrait.self)
    #expect(!window.hasEnvironmentOverride(\.mood))
    Headless.runUntilIdle()
    #expect(view.traitCollection[MoodTrait.self] == .calm)
    #expect(view.environmentValue(\.mood) == .calm)
  }

  @Test func `the environment holds at once, traits from the next update on`() {
    window.environment(\.mood, .happy)
    #expect(view.environmentValue(\.mood) == .happy)
    #expect(view.traitCollection[MoodTrait.self] == .calm)
    Headless.runUntilIdle()
    #expect(view.traitCollection[MoodTrait.self] == .happy)
    window.traitOverrides[MoodTrait.self] = .sad
    #expect(view.environmentValue(\.mood) == .sad)
    #expect(view.traitCollection[MoodTrait.self] == .happy)
    Headless.runUntilIdle()
    #expect(view.traitCollection[MoodTrait.self] == .sad)
  }

  @Test(arguments: [true, false])
  func `each side tells once, whichever was written`(inEnvironment: Bool) {
    if inEnvironment {
      window.environment(\.mood, .happy)
    } else {
      window.traitOverrides[MoodTrait.self] = .happy
    }
    #expect(view.log == ["environment happy"])
    Headless.runUntilIdle()
    #expect(view.log == ["environment happy", "trait happy"])
    Headless.runUntilIdle()
    #expect(view.log.count == 2)
  }

  @Test func `the same value on the other side changes nothing`() {
    window.environment(\.mood, .happy)
    Headless.runUntilIdle()
    view.log = []
    window.traitOverrides[MoodTrait.self] = .happy
    window.environment(\.mood, .happy)
    Headless.runUntilIdle()
    #expect(view.log.isEmpty)
  }

  @Test func `a key may stand for several traits`() {
    view.environment(\.room, Room(isCompact: true, name: "attic"))
    #expect(view.traitOverrides[CompactTrait.self])
    #expect(view.traitOverrides[RoomNameTrait.self] == "attic")
    view.traitOverrides[RoomNameTrait.self] = "cellar"
    #expect(view.environmentValue(\.room) == Room(isCompact: true, name: "cellar"))
    view.traitOverrides.remove(CompactTrait.self)
    #expect(view.environmentValue(\.room) == Room(isCompact: false, name: "cellar"))
    view.traitOverrides.remove(RoomNameTrait.self)
    #expect(!view.hasEnvironmentOverride(\.room))
  }

  @Test func `an override made before the key was first used is found`() {
    let controller = UIViewController()
    controller.traitOverrides[LateTrait.self] = 5
    #expect(controller.environmentValue(\.late) == 5)
    #expect(controller.hasEnvironmentOverride(\.late))
  }

  @Test func `each side inherits along its own hierarchy: below a presenter they differ`() {
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    Headless.runUntilIdle()
    presenter.environment(\.mood, .happy)
    let presented = UIViewController()
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    #expect(presented.environmentValue(\.mood) == .happy)
    #expect(presented.traitCollection[MoodTrait.self] == .calm)
    window.environment(\.mood, .sad)
    Headless.runUntilIdle()
    #expect(presented.environmentValue(\.mood) == .happy)
    #expect(presented.traitCollection[MoodTrait.self] == .sad)
  }

  @Test func `scenes and controllers are bridged too`() {
    let controller = UIViewController()
    controller.environment(\.mood, .sad)
    #expect(controller.traitOverrides[MoodTrait.self] == .sad)
    window.windowScene?.traitOverrides[MoodTrait.self] = .happy
    #expect(view.environmentValue(\.mood) == .happy)
  }

  @Test func `nothing is kept alive by being bridged`() {
    weak var weakView: UIView?
    do {
      let view = UIView()
      window.addSubview(view)
      view.environment(\.mood, .happy)
      view.traitOverrides[MoodTrait.self] = .sad
      view.removeFromSuperview()
      weakView = view
    }
    #expect(weakView == nil)
  }
}

// MARK: - Keys and traits

private enum Mood: String {
  case calm
  case happy
  case sad
}

private enum MoodTrait: UITraitDefinition {
  static let defaultValue = Mood.calm
}

private enum MoodKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: Mood { MoodTrait.defaultValue }

  static func read(from traitCollection: UITraitCollection) -> Mood {
    traitCollection[MoodTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Mood) {
    mutableTraits[MoodTrait.self] = value
  }
}

private struct Room: Equatable {
  var isCompact = false
  var name = ""
}

private enum CompactTrait: UITraitDefinition {
  static let defaultValue = false
}

private enum RoomNameTrait: UITraitDefinition {
  static let defaultValue = ""
}

private enum RoomKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: Room { Room() }

  static func read(from traitCollection: UITraitCollection) -> Room {
    Room(
      isCompact: traitCollection[CompactTrait.self], name: traitCollection[RoomNameTrait.self])
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Room) {
    mutableTraits[CompactTrait.self] = value.isCompact
    mutableTraits[RoomNameTrait.self] = value.name
  }
}

private enum LateTrait: UITraitDefinition {
  static let defaultValue = 0
}

private enum LateKey: UIEnvironmentTraitBridgedKey {
  static var defaultValue: Int { LateTrait.defaultValue }
  static func read(from traitCollection: UITraitCollection) -> Int {
    traitCollection[LateTrait.self]
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
    mutableTraits[LateTrait.self] = value
  }
}

extension UIEnvironmentValues {
  fileprivate var mood: Mood {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }

  fileprivate var room: Room {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }

  fileprivate var late: Int {
    get { self[LateKey.self] }
    set { self[LateKey.self] = newValue }
  }
}

/// Notes what it is told of the mood on both sides.
final class MoodView: UIView {
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForEnvironmentChanges(\.mood) { (view, _) in
      view.log.append("environment \(view.environmentValue(\.mood))")
    }
    registerForTraitChanges([MoodTrait.self]) { (view: MoodView, _) in
      view.log.append("trait \(view.traitCollection[MoodTrait.self])")
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
