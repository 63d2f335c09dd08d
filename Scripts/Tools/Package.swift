// swift-tools-version: 6.2
import PackageDescription

// What the scripts need beyond the shell.
let package = Package(
  name: "Tools",
  targets: [
    .target(name: "PackageMap"),
    .executableTarget(name: "package-map", dependencies: ["PackageMap"]),
    .testTarget(name: "PackageMapTests", dependencies: ["PackageMap"]),

    .target(name: "Porting"),
    .executableTarget(name: "port-sources", dependencies: ["Porting"]),
    .testTarget(name: "PortingTests", dependencies: ["Porting"]),

    .target(name: "BenchmarkComparison"),
    .executableTarget(name: "compare-benchmarks", dependencies: ["BenchmarkComparison"]),
    .testTarget(name: "BenchmarkComparisonTests", dependencies: ["BenchmarkComparison"]),
  ]
)
