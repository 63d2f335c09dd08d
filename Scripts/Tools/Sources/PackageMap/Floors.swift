/// The modules of the house, and on what floor each stands.
///
/// A module stands one floor above the highest module that it depends on.
package struct Floors: Sendable {
  package struct Module: Sendable {
    package let name: String
    package let path: String
    /// The modules that it depends on, in the manifest's order.
    package let dependencies: [String]
    /// Those of them that no other dependency of it already brings along.
    package let nearDependencies: [String]
    package let floor: Int
    /// Whether a library product carries it under a public name.
    package let isPublic: Bool
  }

  /// Thrown when the manifest lists a module before one that it depends on.
  package struct NotBottomUp: Error, CustomStringConvertible {
    package let module: String
    package let dependency: String

    package var description: String {
      "Package.swift lists \(module) before \(dependency), which it depends on;"
        + " the house is listed from the bottom floor upwards"
    }
  }

  /// In the manifest's order, which is from the bottom upwards.
  package let modules: [Module]

  package init(_ manifest: Manifest) throws {
    let house = manifest.targets.compactMap { target in
      target.path.flatMap { $0.hasPrefix("Modules/") ? (target: target, path: $0) : nil }
    }
    let names = Set(house.map(\.target.name))
    let carried = Set(manifest.products.filter(\.isLibrary).flatMap(\.targets))
    var found: [String: Module] = [:]
    var everything: [String: Set<String>] = [:]
    var modules: [Module] = []
    for (target, path) in house {
      let dependencies = target.dependencies.map(\.name).filter(names.contains)
      for dependency in dependencies where found[dependency] == nil {
        throw NotBottomUp(module: target.name, dependency: dependency)
      }
      let brought = dependencies.reduce(into: Set<String>()) { $0.formUnion(everything[$1] ?? []) }
      let module = Module(
        name: target.name,
        path: path,
        dependencies: dependencies,
        nearDependencies: dependencies.filter { !brought.contains($0) },
        floor: dependencies.compactMap { found[$0]?.floor }.max().map { $0 + 1 } ?? 0,
        isPublic: carried.contains(target.name) && !target.name.hasPrefix("_"))
      found[target.name] = module
      everything[target.name] = brought.union(dependencies)
      modules.append(module)
    }
    self.modules = modules
  }
}
