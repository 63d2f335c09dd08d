public import Foundation

/// Text input by keys: what a keyboard needs to know and to do.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Does what typing the text does.
  func insertText(_ text: String)

  /// Does what the delete key does.
  func deleteBackward()
}

/// What the keyboard and the system's helpers should do for an input.
///
/// Off Apple platforms a protocol's requirements cannot be optional: a view keeps those that its class
/// does not have, and they start as the system's defaults.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard makes capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects what is typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether typed quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether typed hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed around insertions and deletions.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the keyboard offers how the text may go on.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Which keys the keyboard offers.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secret.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, so that the system can offer to fill it in.
  var textContentType: UITextContentType! { get set }
}

/// What a text view keeps of the traits of its input.
struct TextInputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
}
