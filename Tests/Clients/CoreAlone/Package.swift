// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CoreAlone",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "CoreAlone",
      dependencies: [.product(name: "UIEnvironmentCore", package: "UIEnvironment")],
      path: "Sources")
  ]
)
