import Foundation

extension ElementKind {
  static let label = ElementKind(
    "label", in: view, UILabel.self,
    [
      .attribute("opaque", .flag, absent: true, \.isOpaque),
      .attribute("userInteractionEnabled", .flag, absent: true, \.isUserInteractionEnabled),
      .attribute("text", .any, \.text),
      .child(.string, key: "text", \.text),
      .child(.font, key: "fontDescription") { $0.font = $1 },
      .attribute("adjustsFontForContentSizeCategory", .flag, \.adjustsFontForContentSizeCategory),
      .build("color", "nil", key: "textColor") { (label, element, _) throws(StoryboardError) in
        label.textColor = try InterfaceValue.color.orNil.read(element)
      },
      .child(.color, key: "highlightedColor", \.highlightedTextColor),
      .child(.color, key: "shadowColor", \.shadowColor),
      .child(.size, key: "shadowOffset", \.shadowOffset),
      .attribute("textAlignment", .textAlignment, \.textAlignment),
      .attribute("lineBreakMode", .lineBreakMode, \.lineBreakMode),
      .attribute("numberOfLines", .integer, \.numberOfLines),
      .attribute("baselineAdjustment", .baselineAdjustment, \.baselineAdjustment),
      .attribute("adjustsFontSizeToFit", .flag, absent: true, \.adjustsFontSizeToFitWidth),
      .attribute("minimumScaleFactor", .number, \.minimumScaleFactor),
      .attribute("minimumFontSize", .number) { (_, _) in },
      .attribute(
        "adjustsLetterSpacingToFitWidth", .flag, \.allowsDefaultTighteningForTruncation),
      .attribute("preferredMaxLayoutWidth", .number, \.preferredMaxLayoutWidth),
      .attribute("enabled", .flag, \.isEnabled),
      .attribute("highlighted", .flag, \.isHighlighted),
    ])

  static let textField = ElementKind(
    "textField", in: control, UITextField.self,
    connections: [.outlet("delegate", \UITextField.delegate)],
    [
      .attribute("text", .any, \.text),
      .attribute("placeholder", .any, \.placeholder),
      .child(.font, key: "fontDescription", \.font),
      .child(.color, key: "textColor", \.textColor),
      .attribute("textAlignment", .textAlignment, \.textAlignment),
      .attribute("borderStyle", .borderStyle, \.borderStyle),
      .attribute("clearButtonMode", .fieldMode, \.clearButtonMode),
      .attribute("clearsOnBeginEditing", .flag, \.clearsOnBeginEditing),
      .attribute("adjustsFontSizeToFit", .flag, absent: true, \.adjustsFontSizeToFitWidth),
      .attribute("minimumFontSize", .number, \.minimumFontSize),
      .build("textInputTraits", key: "textInputTraits", check: checkInputTraits) {
        (field, element, _) throws(StoryboardError) in
        try element.applyInputTraits(to: field)
      },
    ])

  static let checkInputTraits: InterfaceRuleCheck = { (element) throws(StoryboardError) in
    try element.applyInputTraits(to: UITextField())
  }
}

extension InterfaceElement {
  @MainActor func applyInputTraits(to field: any UITextInputTraits) throws(StoryboardError) {
    if let type = try optional("autocapitalizationType", .autocapitalization) {
      field.autocapitalizationType = type
    }
    if let type = try optional("autocorrectionType", .autocorrection) {
      field.autocorrectionType = type
    }
    if let type = try optional("spellCheckingType", .spellChecking) {
      field.spellCheckingType = type
    }
    if let type = try optional("keyboardType", .keyboard) { field.keyboardType = type }
    if let type = try optional("returnKeyType", .returnKey) { field.returnKeyType = type }
    if let look = try optional("keyboardAppearance", .keyboardAppearance) {
      field.keyboardAppearance = look
    }
    if let enables = try optional("enablesReturnKeyAutomatically", .flag) {
      field.enablesReturnKeyAutomatically = enables
    }
    if let secure = try optional("secureTextEntry", .flag) { field.isSecureTextEntry = secure }
    if let type = self["textContentType"] {
      field.textContentType = UITextContentType(rawValue: type)
    }
  }
}
