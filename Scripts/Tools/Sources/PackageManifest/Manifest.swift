import Foundation

/// The part of `swift package dump-package` that the scripts ask about.
public struct Manifest: Decodable, Sendable {
  public struct Product: Decodable, Sendable {
    public let name: String
    public let targets: [String]
    public let type: [String: [String]?]

    public var isLibrary: Bool { type.keys.contains("library") }
  }

  public struct Target: Decodable, Sendable {
    public let name: String
    public let type: String
    public let path: String
    public let dependencies: [TargetDependency]
  }

  public let products: [Product]
  public let targets: [Target]

  public init(json: Data) throws {
    self = try JSONDecoder().decode(Manifest.self, from: json)
  }
}

/// A target's dependency on another target of the package, or on a product.
///
/// The dump writes each as an object of one key, which holds an array that starts with the name.
public struct TargetDependency: Decodable, Sendable {
  public let name: String

  public init(from decoder: any Decoder) throws {
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
