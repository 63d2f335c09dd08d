import Testing
import UIEnvironmentCore

// The code of the article "Defining keys".

// snippet: key
private enum SpacingKey: UIEnvironmentKey {
  static var defaultValue: Double { 8 }
}

extension UIEnvironmentValues {
  /// The space between items, in points. 8 where nobody says otherwise.
  var spacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
// end of snippet

struct Theme: Equatable {
  var accent: String
  var corner: Double
}

private enum ThemeKey: UIEnvironmentKey {
  static var defaultValue: Theme { Theme(accent: "blue", corner: 4) }
}

extension UIEnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

// snippet: several
extension UIEnvironmentValues {
  /// The width of a frame around an item: its corner and the space around it.
  var inset: Double { theme.corner + spacing }
}
// end of snippet

// snippet: comparing
/// Where an image comes from; a handle that knows nothing of equality.
struct ImageSource {
  var name: String
  var load: () -> [UInt8]
}

private enum ImageSourceKey: UIEnvironmentKey {
  static var defaultValue: ImageSource { ImageSource(name: "none") { [] } }

  static func areEqual(_ former: ImageSource, _ value: ImageSource) -> Bool {
    former.name == value.name
  }
}
// end of snippet

extension UIEnvironmentValues {
  var imageSource: ImageSource {
    get { self[ImageSourceKey.self] }
    set { self[ImageSourceKey.self] = newValue }
  }
}

@MainActor @Suite struct DefiningKeysTests {
  @Test func `a key reads as its default where nobody set it`() {
    let values = UIEnvironmentValues()
    #expect(values.spacing == 8)
    #expect(values.inset == 12)
  }

  @Test func `values on their own are a plain collection`() {
    // snippet: alone
    var values = UIEnvironmentValues()
    values.spacing = 12
    let copy = values
    values.spacing = 20
    // end of snippet
    #expect(copy.spacing == 12)
    #expect(values.spacing == 20)
  }

  @Test func `a key may say itself when two values are the same`() throws {
    let node = Part()
    let listener = CountingPart()
    try node.append(listener)
    node.environment(\.imageSource, ImageSource(name: "disk") { [1] })
    node.environment(\.imageSource, ImageSource(name: "disk") { [2] })
    #expect(listener.updates == 1)
  }
}
