/// The modules of the house, and on what floor each stands.
///
/// A module stands one floor above the highest module that it depends on.
public struct Floors: Sendable {
  public struct Module: Sendable {
    public let name: String
    public let path: String
    /// The modules that it depends on, in the manifest's order.
    public let dependencies: [String]
    /// Those of them that no other dependency of it already brings along.
    public let nearDependencies: [String]
    public let floor: Int
    /// Whether a library product carries it under a public name.
    public let isPublic: Bool
  }

  /// Thrown when the manifest lists a module before one that it depends on.
  public struct NotBottomUp: Error, CustomStringConvertible {
    public let module: String
    public let dependency: String

    public var description: String {
      "Package.swift lists \(module) before \(dependency), which it depends on;"
        + " the house is listed from the bottom floor upwards"
    }
  }

  /// In the manifest's order, which is from the bottom upwards.
  public let modules: [Module]

  public init(_ manifest: Manifest) throws {
    let house = manifest.targets.filter { $0.path.hasPrefix("Modules/") }
    let names = Set(house.map(\.name))
    let carried = Set(manifest.products.filter(\.isLibrary).flatMap(\.targets))
    var found: [String: Module] = [:]
    var everything: [String: Set<String>] = [:]
    var modules: [Module] = []
    for target in house {
      let dependencies = target.dependencies.map(\.name).filter(names.contains)
      for dependency in dependencies where found[dependency] == nil {
        throw NotBottomUp(module: target.name, dependency: dependency)
      }
      let brought = dependencies.reduce(into: Set<String>()) { $0.formUnion(everything[$1] ?? []) }
      let module = Module(
        name: target.name,
        path: target.path,
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
