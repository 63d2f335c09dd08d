/// A locale's name in the form `language[_territory][.encoding][@modifier]`.
struct POSIXLocaleName {
  let language: Substring
  let territory: Substring?
  let modifier: Substring?

  /// `nil` for what is not of the form, which the C library takes for the locale `C`, and for `C` and
  /// `POSIX` themselves.
  init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].prefix { $0 != "." }
      .split(separator: "_", omittingEmptySubsequences: false)
    guard (1...2).contains(place.count), Self.isLanguage(place[0]) else { return nil }
    if place.count == 2, !Self.isTerritory(place[1]) { return nil }
    language = place[0]
    territory = place.count == 2 ? place[1] : nil
    modifier = parts.count == 2 ? parts[1] : nil
  }

  /// The name as Foundation writes it.
  ///
  /// A modifier that names a script or a variant becomes one: as `sr_RS@latin`, Foundation would take the
  /// name for Cyrillic. Any other, such as the currency in `@euro`, says nothing of the locale.
  var identifier: String {
    var parts = [String(language)]
    if let script = modifier.flatMap({ Self.scripts[$0.lowercased()] }) { parts.append(script) }
    if let territory { parts.append(String(territory)) }
    if modifier?.lowercased() == "valencia" { parts.append("VALENCIA") }
    return parts.joined(separator: "_")
  }

  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  private static func isLanguage(_ text: Substring) -> Bool {
    (2...3).contains(text.count) && text.allSatisfy { ("a"..."z").contains($0) }
  }

  private static func isTerritory(_ text: Substring) -> Bool {
    text.count == 2 && text.allSatisfy { ("A"..."Z").contains($0) }
      || text.count == 3 && text.allSatisfy { ("0"..."9").contains($0) }
  }
}
