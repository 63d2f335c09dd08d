// swift-tools-version: 6.2
import PackageDescription

// The package of the article "Getting started".

let package = Package(
  name: "GettingStarted",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .target(
      name: "Greeting",
      dependencies: [.product(name: "HeadlessUIKit", package: "UIEnvironment")],
      path: "Sources"),
    .testTarget(
      name: "GreetingTests",
      dependencies: [
        "Greeting", .product(name: "HeadlessUIKitTesting", package: "UIEnvironment"),
        .product(name: "Ruka", package: "UIEnvironment"),
      ],
      path: "Tests"),
  ]
)
