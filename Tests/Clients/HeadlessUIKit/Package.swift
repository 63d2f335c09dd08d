// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HeadlessUIKit",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "HeadlessUIKit",
      dependencies: [.product(name: "HeadlessUIKit", package: "UIEnvironment")],
      path: "Sources",
      // As most applications' sources are today.
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
