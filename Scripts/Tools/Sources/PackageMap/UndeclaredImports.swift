import Foundation

/// The imports of the house's modules, in the current directory's `Modules`, that their targets do
/// not declare. Such an import compiles when the imported module happens to be built before.
///
/// - Returns: A line for each, in the order of modules and paths.
package func undeclaredImports(of floors: Floors) throws -> [String] {
  let names = Set(floors.modules.map(\.name))
  var breaches: [String] = []
  for module in floors.modules {
    let allowed = Set(module.dependencies + [module.name])
    for path in try swiftFiles(below: module.path) {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let imported = importedModule(line), names.contains(imported),
          !allowed.contains(imported)
        else { continue }
        breaches.append(
          "\(path):\(index + 1): \(module.name) imports \(imported), which it does not depend on")
      }
    }
  }
  return breaches
}

/// The sources below a folder, without those that a documentation catalogue only shows.
private func swiftFiles(below folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
    .map { "\(folder)/\($0)" }
}

/// The module that a line of source imports: `@testable public import struct Module.Name` and the
/// like.
package func importedModule(_ line: Substring) -> String? {
  let words = line.split(separator: " ")
  guard let position = words.firstIndex(of: "import") else { return nil }
  let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  guard words[..<position].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else {
    return nil
  }
  let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  return words[(position + 1)...].first { !kinds.contains($0) }
    .map { String($0.prefix { $0 != "." && $0 != ";" }) }
}
