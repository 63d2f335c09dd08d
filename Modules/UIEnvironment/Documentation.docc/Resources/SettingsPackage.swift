// swift-tools-version: 6.3
import PackageDescription

let uiKit: Target.Dependency = .product(
  name: "HeadlessUIKit", package: "UIEnvironment", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Settings",
  dependencies: [.package(name: "UIEnvironment", path: "../UIEnvironment")],
  targets: [
    .executableTarget(
      name: "Settings",
      dependencies: [
        uiKit, .product(name: "UIEnvironment", package: "UIEnvironment"),
        .product(name: "Ruka", package: "UIEnvironment"),
      ], swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "Settings", uiKit, .product(name: "UIEnvironment", package: "UIEnvironment"),
        .product(name: "Ruka", package: "UIEnvironment"),
        .product(
          name: "HeadlessUIKitTesting", package: "UIEnvironment",
          condition: .when(platforms: [.linux])),
      ]),
  ]
)
