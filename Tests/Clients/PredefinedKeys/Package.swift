// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PredefinedKeys",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "PredefinedKeys",
      dependencies: [
        .product(name: "UIEnvironmentCore", package: "UIEnvironment"),
        .product(name: "UIEnvironmentPredefinedKeys", package: "UIEnvironment"),
      ],
      path: "Sources")
  ]
)
