import Foundation

/// The part of `swift package dump-package` that the scripts ask about.
package struct Manifest: Decodable, Sendable {
  package struct Product: Decodable, Sendable {
    package let name: String
    package let targets: [String]
    package let type: [String: [String]?]

    package var isLibrary: Bool { type.keys.contains("library") }
  }

  package struct Target: Decodable, Sendable {
    package let name: String
    package let type: String
    /// Where its sources are, if the manifest says.
    package let path: String?
    package let dependencies: [TargetDependency]
  }

  package let products: [Product]
  package let targets: [Target]

  package init(json: Data) throws {
    self = try JSONDecoder().decode(Manifest.self, from: json)
  }
}

/// A target's dependency on another target of the package, or on a product.
///
/// The dump writes each as an object of one key, which holds an array that starts with the name.
package struct TargetDependency: Decodable, Sendable {
  package let name: String

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.singleValueContainer().decode([String: [FirstString]].self)
    guard let field = fields.first, fields.count == 1, let name = field.value.first?.string else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a dependency is an object of one key, an array that starts with a name"
        ))
    }
    self.name = name
  }

  /// An element of that array; only strings are told apart from the rest.
  private struct FirstString: Decodable {
    let string: String?

    init(from decoder: any Decoder) throws {
      string = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
