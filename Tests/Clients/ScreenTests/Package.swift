// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScreenTests",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "UIEnvironment"),
        .product(name: "HeadlessUIKitTesting", package: "UIEnvironment"),
      ],
      path: "Tests")
  ]
)
