import Foundation
import Porting

/// Ports the Swift sources in folders, see Scripts/port.
@main
enum PortSources {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isDryRun = arguments.contains("--dry-run")
    arguments.removeAll { $0 == "--dry-run" }
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      FileHandle.standardError.write(Data("usage: port [--dry-run] FOLDER...\n".utf8))
      exit(2)
    }
    let paths = try arguments.flatMap(swiftFiles)
    let sources = try paths.map {
      (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
    }
    var edits = 0
    var left = 0
    var changedFiles = 0
    for (source, result) in zip(sources, Port(sources).results()) {
      result.edits.forEach { print($0) }
      result.left.forEach { print("\($0) (left to you)") }
      edits += result.edits.count
      left += result.left.count
      guard result.text != source.text else { continue }
      changedFiles += 1
      if !isDryRun {
        try result.text.write(toFile: result.path, atomically: true, encoding: .utf8)
      }
    }
    let would = isDryRun ? "would be " : ""
    print("port: \(edits) edits \(would)made in \(changedFiles) files, \(left) left to you")
    exit(left == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// The Swift files of a folder and those in it, in the order of their paths.
  private static func swiftFiles(in folder: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      FileHandle.standardError.write(Data("port: there is no \(folder)\n".utf8))
      exit(2)
    }
    guard isFolder.boolValue else { return [folder] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
      .map { "\(folder)/\($0)" }
  }
}
