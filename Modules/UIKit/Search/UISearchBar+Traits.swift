// The traits of the bar's input are those of its field.
extension UISearchBar: UITextInputTraits {
  /// Which letters the keyboard makes capitals by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }

  /// Whether the keyboard corrects what is typed.
  public var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }

  /// Whether the spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }

  /// Whether typed quotes become typographic ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { parts.field.smartQuotesType }
    set { parts.field.smartQuotesType = newValue }
  }

  /// Whether typed hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { parts.field.smartDashesType }
    set { parts.field.smartDashesType = newValue }
  }

  /// Whether spaces are added and removed around insertions and deletions.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { parts.field.smartInsertDeleteType }
    set { parts.field.smartInsertDeleteType = newValue }
  }

  /// Whether the keyboard offers how the text may go on.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { parts.field.inlinePredictionType }
    set { parts.field.inlinePredictionType = newValue }
  }

  /// Which keys the keyboard offers.
  public var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }

  /// What the return key says; `search` at first.
  public var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }

  /// Whether the return key is off while there is no text; `true` at first.
  public var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is secret.
  public var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }

  /// What the text means, so that the system can offer to fill it in.
  public var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }
}
