import Foundation
import Synchronization

/// All named colors that are known. Any thread may ask.
final class NamedColors: Sendable {
  static let shared = NamedColors()

  private struct State {
    var added: [String: NamedColor] = [:]
    var byBundle: [String: [String: NamedColor]] = [:]
  }

  private let state = Mutex(State())

  func add(_ catalog: ColorCatalog) {
    state.withLock { state in
      for (name, color) in catalog.colors { state.added[name] = color }
    }
  }

  /// Forgets the catalogs that were added.
  func reset() {
    state.withLock { $0.added = [:] }
  }

  func color(named name: String, in bundle: Bundle) -> NamedColor? {
    if let added = state.withLock({ $0.added[name] }) { return added }
    return colors(in: bundle)[name]
  }

  /// The catalogs among a bundle's resources are read when the first color is asked for; a broken
  /// one is reported and left out.
  private func colors(in bundle: Bundle) -> [String: NamedColor] {
    let path = bundle.bundlePath
    if let known = state.withLock({ $0.byBundle[path] }) { return known }
    var colors: [String: NamedColor] = [:]
    for url in bundle.urls(forResourcesWithExtension: "xcassets", subdirectory: nil) ?? [] {
      do {
        colors.merge(try ColorCatalog(at: url as URL).colors) { first, _ in first }
      } catch {
        // Colors are made on any thread, so this cannot go by way of the main actor's reports.
        FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
      }
    }
    state.withLock { $0.byBundle[path] = colors }
    return colors
  }
}

extension SystemColor {
  /// A color of the system by the name that asset catalogs use, such as "systemBlueColor".
  static func named(_ name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    return UIColor.systemColors[String(name.dropLast(5))]
  }
}
