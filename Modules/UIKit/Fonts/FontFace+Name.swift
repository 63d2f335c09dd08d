extension FontFace {
  /// Reads a face's name, such as "Georgia-BoldItalic".
  init(postscriptName: String) {
    let parts = postscriptName.split(separator: "-", maxSplits: 1)
    self.init(family: parts.first.map(String.init) ?? postscriptName)
    if parts.count == 2 { setFace(String(parts[1])) }
  }

  /// Takes weight and slant from the name of a face, such as "Bold Italic".
  mutating func setFace(_ name: String) {
    face = name
    let words = name.lowercased()
    isItalic = words.contains("italic") || words.contains("oblique")
    weight = Self.weight(named: words)
  }

  private static func weight(named words: String) -> UIFont.Weight {
    // Longer names stand before the names that they contain.
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    return weights.first { words.contains($0.0) }?.1 ?? .regular
  }
}
