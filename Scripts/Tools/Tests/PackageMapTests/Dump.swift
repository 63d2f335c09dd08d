import Foundation
import PackageMap

/// The floors of a manifest that lists these modules, each with what it depends on.
func floors(_ modules: KeyValuePairs<String, [String]>) throws -> Floors {
  let targets = modules.map { name, dependencies in
    let dependencies = dependencies.map { "{\"target\": [\"\($0)\", null]}" }
    return """
      {"name": "\(name)", "type": "regular", "path": "Modules/\(name)", \
      "dependencies": [\(dependencies.joined(separator: ","))]}
      """
  }
  let products = modules.map { name, _ in
    "{\"name\": \"\(name)\", \"targets\": [\"\(name)\"], \"type\": {\"library\": [\"automatic\"]}}"
  }
  let json = """
    {"products": [\(products.joined(separator: ","))], "targets": [\(targets.joined(separator: ","))]}
    """
  return try Floors(Manifest(json: Data(json.utf8)))
}
