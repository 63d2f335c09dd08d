// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ExplicitNotification",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ExplicitNotification",
      dependencies: [
        .product(name: "UIEnvironmentPredefinedKeys", package: "UIEnvironment"),
        .product(name: "HeadlessUIKit", package: "UIEnvironment"),
      ],
      path: "Sources")
  ]
)
