/// Where a line may end: after spaces and hyphens, and between ideographs unless punctuation
/// forbids it.
///
/// A small part of Unicode's line breaking algorithm (UAX #14): enough for prose in Latin and East
/// Asian scripts, and nothing for Thai and its kin, which break by dictionary.
enum LineBreakOpportunity {
  /// The end of the first piece of a text that must not be broken; the text must not be empty.
  static func first(in text: Substring) -> Substring.Index {
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      guard next < text.endIndex else { return next }
      if allowsBreak(after: character, before: text[next]) { return next }
      index = next
    }
    return text.endIndex
  }

  /// Whether a character is a space at which lines break; such spaces hang over the line's end.
  static func isBreakingSpace(_ character: Character) -> Bool {
    character.isWhitespace && !["\u{a0}", "\u{202f}", "\u{2007}"].contains(character)
  }

  private static func allowsBreak(after first: Character, before second: Character) -> Bool {
    if isBreakingSpace(second) || closing.contains(second) || opening.contains(first) {
      return false
    }
    return isBreakingSpace(first) || hyphens.contains(first) || isIdeograph(first)
      || isIdeograph(second)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value > 0x2e7f else { return false }
    return WidthClass(scalar) == .ideograph
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}", "\u{ad}"]
  private static let opening: Set<Character> = ["(", "[", "{", "「", "『", "（", "【", "《", "“", "‘"]
  private static let closing: Set<Character> = [
    ")", "]", "}", "」", "』", "）", "】", "》", "”", "’", "、", "。", "，", "．", "！", "？", "：", "；", "ー",
    ",", ".", "!", "?", ":", ";", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ",
    "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}
