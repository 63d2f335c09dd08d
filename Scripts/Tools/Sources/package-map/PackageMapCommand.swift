import Foundation
import PackageMap

/// Answers questions about the package's modules from `swift package dump-package`, which it reads
/// from standard input:
///
///     package-map modules    the public modules, each with its folder, bottom floor first
///     package-map imports    what modules import without declaring it; fails if there is any
///     package-map picture    the house as an SVG picture
///     package-map programs   the package's executables
@main
enum PackageMapCommand {
  static func main() throws {
    let manifest = try Manifest(json: FileHandle.standardInput.readDataToEndOfFile())
    switch CommandLine.arguments.dropFirst().first {
    case "modules":
      for module in try Floors(manifest).modules where module.isPublic {
        print(module.name, module.path)
      }
    case "imports":
      let undeclared = try undeclaredImports(of: Floors(manifest))
      undeclared.forEach { print($0) }
      exit(undeclared.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    case "picture":
      print(Picture(try Floors(manifest)).svg, terminator: "")
    case "programs":
      for target in manifest.targets where target.type == "executable" {
        print(target.name)
      }
    default:
      print("usage: package-map modules|imports|picture|programs < DUMP")
      exit(2)
    }
  }
}
