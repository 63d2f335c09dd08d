// swift-tools-version: 6.2
import PackageDescription

/// The folder of the package that is measured; its name decides the package name of its modules.
let measured = Context.packageDirectory + "/../.."

/// One program for each contender. What it prints is said in Scripts/benchmark.
func benchmark(
  _ name: String, _ products: [String] = [], uses targets: [Target.Dependency] = [],
  seesPackage: Bool = false
) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["BenchmarkSupport"] + targets
      + products.map { .product(name: $0, package: "UIEnvironment") },
    packageAccess: !seesPackage,
    swiftSettings: [.defaultIsolation(MainActor.self)]
      + (seesPackage ? [.unsafeFlags(sharingPackageAccess())] : []))
}

/// Flags by which a program reaches the measured package's declarations with `package` access. Its
/// name is what SwiftPM makes of its folder's: in lower case, with an underscore for all that is no
/// part of an identifier. Such a program must not be named after its own package as well.
func sharingPackageAccess() -> [String] {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
  let name = folder.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
  return ["-package-name", String(name)]
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "OptimizedInDebug", description: "As the measured package's.")],
  dependencies: [
    .package(
      name: "UIEnvironment", path: measured,
      traits: [.trait(name: "OptimizedInDebug", condition: .when(traits: ["OptimizedInDebug"]))])
  ],
  targets: [
    .target(name: "CMeasure"),
    .target(name: "BenchmarkSupport", dependencies: ["CMeasure"]),

    .target(name: "HookSubjects"),
    benchmark("HookBenchmark", ["UIEnvironmentHooks"], uses: ["HookSubjects"]),
    benchmark("PropagationNaive"),
    benchmark("PropagationEngine", ["UIEnvironmentCore"], seesPackage: true),
    benchmark("PropagationWrapper", ["UIEnvironmentCore"]),
    benchmark("PropagationLimits"),
    benchmark("Layout", ["HeadlessUIKit"]),
    benchmark("Traits", ["HeadlessUIKit"]),
    benchmark("Screens", ["HeadlessUIKit", "Ruka"]),
  ]
)
