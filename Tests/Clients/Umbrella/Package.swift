// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Umbrella",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Umbrella",
      dependencies: [
        .product(name: "UIEnvironment", package: "UIEnvironment"),
        .product(name: "HeadlessUIKit", package: "UIEnvironment"),
      ],
      path: "Sources")
  ]
)
