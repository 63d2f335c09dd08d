// swift-tools-version: 6.2
import PackageDescription

// What the scripts need beyond the shell.
let package = Package(
  name: "Tools",
  targets: [
    .target(name: "PackageManifest"),
    .executableTarget(name: "package-map", dependencies: ["PackageManifest"]),
  ]
)
