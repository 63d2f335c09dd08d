// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HeadlessUIKit",
  dependencies: [
    // snippet: dependency
    .package(name: "UIEnvironment", path: "../../..", traits: ["OptimizedInDebug"])
    // end of snippet
  ],
  targets: [
    .executableTarget(
      name: "HeadlessUIKit",
      dependencies: [.product(name: "HeadlessUIKit", package: "UIEnvironment")],
      path: "Sources",
      // As most applications' sources are today.
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
