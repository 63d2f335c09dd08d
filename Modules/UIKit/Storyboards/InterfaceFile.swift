import Foundation

/// A document among the resources of a bundle.
struct InterfaceFile {
  let url: URL
  let bundle: Bundle

  /// Looks for the document in the bundle or, where none is named, in the main bundle and in those
  /// beside it that hold the resources of a Swift package's modules, in the order of their names.
  init(_ name: String, _ fileExtension: String, in bundle: Bundle?) throws(StoryboardError) {
    let file = "\(name).\(fileExtension)"
    let bundles = if let bundle { [bundle] } else { try Self.searchedBundles(for: file) }
    let found = bundles.compactMap { bundle in
      bundle.url(forResource: name, withExtension: fileExtension).map { (url: $0, bundle: bundle) }
    }
    guard let first = found.first else {
      throw .notFound(file: file, searched: bundles.map(\.bundlePath))
    }
    guard found.count == 1 else {
      throw .foundTwice(file: file, paths: found.map(\.url.path))
    }
    url = first.url
    self.bundle = first.bundle
  }

  private static func searchedBundles(for file: String) throws(StoryboardError) -> [Bundle] {
    let folder = Bundle.main.bundleURL
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .notFound(file: file, searched: [folder.path])
    }
    return [Bundle.main]
      + names.filter { $0.hasSuffix(".resources") }
      .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
  }
}
