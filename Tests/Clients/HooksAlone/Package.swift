// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HooksAlone",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .executableTarget(
      name: "HooksAlone",
      dependencies: [.product(name: "UIEnvironmentHooks", package: "UIEnvironment")],
      path: "Sources")
  ]
)
