import Foundation

/// The Contents.json of a color set, as Xcode writes it.
struct ColorSetContents: Decodable {
  struct Entry: Decodable {
    var idiom: String
    var color: Color?
    var appearances: [Appearance]?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
      case idiom, color, appearances
      case gamut = "display-gamut"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  var colors: [Entry]
}

/// The Contents.json of a folder.
struct FolderContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}
