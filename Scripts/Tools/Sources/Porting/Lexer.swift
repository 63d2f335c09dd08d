/// Cuts Swift source into tokens: leaves out blanks and comments, and looks into what strings
/// interpolate.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var end = 0
  private(set) var tokens: [Token] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    lexCode(until: nil)
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func starts(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, line startLine: Int) {
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if kind == .word, text.hasPrefix("`") { text = String(text.dropFirst().dropLast()) }
    tokens.append(
      Token(
        kind: kind, text: text, range: start..<position, line: startLine,
        followsClosely: end == start))
    end = position
  }

  /// Lexes to the end or, within an interpolation, to the parenthesis that closes it.
  private mutating func lexCode(until closing: UInt8?) {
    var depth = 0
    while let next = byte() {
      let (start, startLine) = (position, line)
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skip()
      case UInt8(ascii: "/") where starts("//"):
        while let next = byte(), next != UInt8(ascii: "\n") { skip() }
      case UInt8(ascii: "/") where starts("/*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        lexString(pounds: 0)
      case UInt8(ascii: "#") where startsRawString:
        lexString(pounds: poundCount)
      case UInt8(ascii: "#") where startsRawPattern, UInt8(ascii: "/") where startsPattern:
        skipPattern()
        append(.literal, from: start, line: startLine)
      case UInt8(ascii: "`"):
        skip()
        while let next = byte(), next != UInt8(ascii: "`") { skip() }
        skip()
        append(.word, from: start, line: startLine)
      case let next where next.startsWord || next == UInt8(ascii: "#"):
        skip()
        while let next = byte(), next.continuesWord { skip() }
        append(.word, from: start, line: startLine)
      default:
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == closing {
          if depth == 0 { return }
          depth -= 1
        }
        skip()
        append(.mark, from: start, line: startLine)
      }
    }
  }

  /// Comments of this kind nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        skip(2)
      } else if starts("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && position < bytes.count
  }

  private var poundCount: Int {
    bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  private var startsRawString: Bool { byte(poundCount) == UInt8(ascii: "\"") }

  private var startsRawPattern: Bool { byte(poundCount) == UInt8(ascii: "/") }

  /// Whether a slash begins a regular expression: it does where no operator can stand, and where
  /// another slash ends it on the same line.
  private var startsPattern: Bool {
    if let last = tokens.last {
      let openers = ["(", ",", "=", ":", "[", "{", "return", "in", "case", "where", "try"]
      guard openers.contains(last.text) else { return false }
    }
    guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\n") else {
      return false
    }
    let line = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return line.contains(UInt8(ascii: "/"))
  }

  private mutating func skipPattern() {
    let pounds = poundCount
    skip(pounds + 1)
    while let next = byte() {
      if next == UInt8(ascii: "\\") { skip() }
      let closes = next == UInt8(ascii: "/") && closingPounds(after: 1) >= pounds
      skip()
      if closes { return skip(pounds) }
    }
  }

  private func closingPounds(after offset: Int) -> Int {
    guard position + offset < bytes.count else { return 0 }
    return bytes[(position + offset)...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// Lexes a string; its interpolations become tokens like other code.
  private mutating func lexString(pounds: Int) {
    var (start, startLine) = (position, line)
    skip(pounds)
    let quotes = starts("\"\"\"") ? 3 : 1
    let isOneLine = quotes == 1
    skip(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), closingPounds(after: 1) >= pounds {
        skip(1 + pounds)
        if byte() == UInt8(ascii: "(") {
          skip()
          append(.literal, from: start, line: startLine)
          lexCode(until: UInt8(ascii: ")"))
          (start, startLine) = (position, line)
        }
        skip()
      } else if starts(String(repeating: "\"", count: quotes)),
        closingPounds(after: quotes) >= pounds
      {
        skip(quotes + pounds)
        break
      } else if isOneLine, next == UInt8(ascii: "\n") {
        break
      } else {
        skip()
      }
    }
    append(.literal, from: start, line: startLine)
  }
}

extension UInt8 {
  fileprivate var startsWord: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || continuesWord && !isDigit
  }

  fileprivate var continuesWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  private var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
