import Foundation

/// What a label shows: nothing, text, or text with attributes.
enum LabelContent: Equatable {
  case none
  case plain(String)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString? {
    switch self {
    case .none: nil
    case .plain(let text): NSAttributedString(string: text)
    case .attributed(let text): text
    }
  }
}
