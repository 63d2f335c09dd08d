import Foundation
import PackageManifest

/// Answers questions about the package's modules from `swift package dump-package`, which it reads
/// from standard input:
///
///     package-map modules    the public modules, each with its folder, bottom floor first
///     package-map imports    what modules import without declaring it; fails if there is any
///     package-map picture    the house as an SVG picture
@main
enum PackageMap {
  static func main() throws {
    let floors = try Floors(Manifest(json: FileHandle.standardInput.readDataToEndOfFile()))
    switch CommandLine.arguments.dropFirst().first {
    case "modules":
      for module in floors.modules where module.isPublic {
        print(module.name, module.path)
      }
    case "imports":
      let undeclared = try undeclaredImports(of: floors)
      undeclared.forEach { print($0) }
      exit(undeclared.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    case "picture":
      print(Picture(floors).svg, terminator: "")
    default:
      print("usage: package-map modules|imports|picture < DUMP")
      exit(2)
    }
  }
}
