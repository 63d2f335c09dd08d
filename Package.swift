// swift-tools-version: 6.3
import PackageDescription

/// Where the headless UIKit stands in for the system's; on Apple platforms the system's own is used.
let headlessPlatforms: [Platform] = [.linux, .windows, .android, .openbsd]

func library(_ name: String, _ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  let optimized = ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
  let ifWanted = BuildSettingCondition.when(configuration: .debug, traits: ["OptimizedInDebug"])
  return .target(
    name: name, dependencies: dependencies, path: "Modules/\(folder)",
    swiftSettings: [.unsafeFlags(optimized, ifWanted)])
}

func example(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Examples/\(name)")
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)")
}

let uiKit: Target.Dependency = .target(
  name: "UIKit", condition: .when(platforms: headlessPlatforms))
let testingOverlay: Target.Dependency = .target(
  name: "_Testing_UIKit", condition: .when(platforms: headlessPlatforms))

let screens: [Target.Dependency] = [
  uiKit, testingOverlay, "UIKitTestSupport", "UIEnvironmentCore", "UIEnvironmentBridging",
]

/// The parts of UIKit that have test targets of their own, besides the one of the whole.
let topics = ["Collections", "Containers", "Gestures", "Scrolling", "Storyboards", "Tables"]

let package = Package(
  name: "UIEnvironment",
  products: [
    "UIEnvironmentTraversal", "UIEnvironmentCore", "UIEnvironmentHooks", "UIEnvironmentBridging",
    "UIEnvironmentPredefinedKeys", "UIEnvironmentInterception", "UIEnvironment", "Ruka",
    "HeadlessUIKitXCTest",
  ].map { .library(name: $0, targets: [$0]) } + [
    .library(name: "HeadlessUIKit", targets: ["UIKit"]),
    .library(name: "HeadlessUIKitTesting", targets: ["_Testing_UIKit"]),
  ],
  traits: [.trait(name: "OptimizedInDebug", description: "Builds slower and tests faster.")],
  targets: [
    library("UIEnvironmentTraversal", "Traversal"),
    library("CReferenceCounting", "CReferenceCounting"),
    library("UIEnvironmentCore", "Core", ["CReferenceCounting", "UIEnvironmentTraversal"]),

    .systemLibrary(
      name: "CFFI", path: "Modules/CFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
    library("CInterception", "CInterception", ["CFFI"]),
    library("UIEnvironmentHooks", "Hooks", ["CInterception", "CFFI"]),
    library("UIKit", "UIKit", ["UIEnvironmentCore"]),
    library("_Testing_UIKit", "TestingOverlay", ["UIKit"]),
    library("HeadlessUIKitXCTest", "TestingXCTest", ["UIKit"]),

    library(
      "UIEnvironmentBridging", "Bridging", ["UIEnvironmentCore", "UIEnvironmentTraversal", uiKit]),
    library(
      "UIEnvironmentPredefinedKeys", "PredefinedKeys",
      ["UIEnvironmentCore", uiKit, "UIEnvironmentBridging"]),
    library(
      "UIEnvironmentInterception", "Interception",
      ["UIEnvironmentPredefinedKeys", "UIEnvironmentHooks", uiKit]),
    library(
      "UIEnvironment", "UIEnvironment",
      [
        "UIEnvironmentCore", "UIEnvironmentTraversal", "UIEnvironmentBridging",
        "UIEnvironmentPredefinedKeys", "UIEnvironmentInterception",
      ]),

    example("Interception", ["UIEnvironmentHooks"]),
    example("Gallery", ["UIEnvironment", uiKit]),
    example("CustomTree", ["UIEnvironmentCore", "UIEnvironmentTraversal"]),
    example("Themes", [uiKit]),
    example("Checkout", ["UIEnvironment", "Ruka", uiKit]),
    example("Settings", ["UIEnvironment", "Ruka", uiKit]),

    library(
      "Ruka", "Ruka",
      [uiKit, "UIEnvironmentCore", "UIEnvironmentBridging", "UIEnvironmentPredefinedKeys"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    tests("TestSupportTests", []),
    tests("TraversalTests", ["UIEnvironmentTraversal"]),
    .target(name: "HookFixtures", path: "Tests/HookFixtures"),
    .target(
      name: "StableFixtures", path: "Tests/StableFixtures",
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    tests("HooksTests", ["UIEnvironmentHooks", "CInterception", "HookFixtures", "StableFixtures"]),
    tests("CoreTests", ["UIEnvironmentCore"]),
    tests(
      "DocumentationTests", ["UIEnvironment", "UIEnvironmentHooks", "Ruka", "Settings"] + screens),
    .target(
      name: "UIKitTestSupport", dependencies: [uiKit, "TestSupport"], path: "Tests/UIKitTestSupport"
    ),
    tests("PredefinedKeysTests", ["UIEnvironmentPredefinedKeys", uiKit, testingOverlay]),
    .executableTarget(name: "ScreenTool", dependencies: ["Ruka", uiKit], path: "Tests/ScreenTool"),
    tests(
      "RukaTests",
      ["Ruka", "ScreenTool", uiKit, testingOverlay, "UIEnvironmentPredefinedKeys"]),
    .executableTarget(
      name: "SetterWalk", dependencies: ["UIEnvironmentHooks", uiKit], path: "Tests/SetterWalk"),
    tests("InterceptionTests", ["UIEnvironmentInterception", "SetterWalk", uiKit, testingOverlay]),
    tests("ExamplesTests", ["Checkout", "CustomTree", "Gallery"]),
    tests("CheckoutTests", ["Checkout", "UIEnvironment", "Ruka", uiKit, testingOverlay]),
    tests("UIEnvironmentTests", ["UIEnvironment", uiKit, testingOverlay]),
    tests("XCTestHelperTests", ["HeadlessUIKitXCTest", "Ruka", uiKit]),
    tests("BridgingTests", ["UIEnvironmentBridging", uiKit, testingOverlay]),
  ] + ([""] + topics).map { tests("UIKit\($0)Tests", screens) }
)

for target in package.targets where target.type != .system {
  let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.swiftLanguageMode(.v6)]
    + features.map { .enableUpcomingFeature($0) }
}
