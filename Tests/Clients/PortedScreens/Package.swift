// swift-tools-version: 6.2
import PackageDescription

// An application as it is written for iOS, in the folder iOS; the run copies the package and has
// Scripts/port edit the copy.
let package = Package(
  name: "PortedScreens",
  dependencies: [.package(name: "UIEnvironment", path: "../../..")],
  targets: [
    .target(
      name: "Journal",
      dependencies: [.product(name: "HeadlessUIKit", package: "UIEnvironment")],
      path: "iOS/Journal", resources: [.copy("Entry.storyboard")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PortedScreens",
      dependencies: ["Journal", .product(name: "HeadlessUIKit", package: "UIEnvironment")],
      path: "iOS/JournalApp", resources: [.copy("Main.storyboard")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
