extension InterfaceText<NSTextAlignment> {
  static let textAlignment = choice([
    "natural": NSTextAlignment.natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ])
}

extension InterfaceText<NSLineBreakMode> {
  static let lineBreakMode = choice([
    "tailTruncation": NSLineBreakMode.byTruncatingTail, "headTruncation": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle, "clip": .byClipping, "wordWrap": .byWordWrapping,
    "characterWrap": .byCharWrapping,
  ])
}

extension InterfaceText<UIBaselineAdjustment> {
  static let baselineAdjustment = choice([
    "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters,
    "none": .none,
  ])
}

extension InterfaceText<UITextField.BorderStyle> {
  static let borderStyle = choice([
    "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel,
    "roundedRect": .roundedRect,
  ])
}

extension InterfaceText<UITextField.ViewMode> {
  static let fieldMode = choice([
    "never": UITextField.ViewMode.never, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing, "always": .always,
  ])
}

extension InterfaceText<UITextAutocapitalizationType> {
  static let autocapitalization = choice([
    "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
    "allCharacters": .allCharacters,
  ])
}

extension InterfaceText<UITextAutocorrectionType> {
  static let autocorrection = choice([
    "default": UITextAutocorrectionType.default, "no": .no, "yes": .yes,
  ])
}

extension InterfaceText<UITextSpellCheckingType> {
  static let spellChecking = choice([
    "default": UITextSpellCheckingType.default, "no": .no, "yes": .yes,
  ])
}

extension InterfaceText<UIKeyboardAppearance> {
  static let keyboardAppearance = choice([
    "default": UIKeyboardAppearance.default, "dark": .dark, "alert": .dark, "light": .light,
  ])
}

extension InterfaceText<UIKeyboardType> {
  static let keyboard = choice([
    "default": UIKeyboardType.default, "alphabet": .asciiCapable,
    "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ])
}

extension InterfaceText<UIReturnKeyType> {
  static let returnKey = choice([
    "default": UIReturnKeyType.default, "go": .go, "google": .google, "join": .join,
    "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo,
    "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ])
}
