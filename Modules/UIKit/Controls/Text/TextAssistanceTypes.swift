/// Which letters the keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether the keyboard corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person has set it, and as suits the field's other settings.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}

/// Whether the spelling of what is typed is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// It is while what is typed is also corrected.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Whether typed quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the person has set it, and as suits the kind of keyboard.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They do, as the language has them.
  case yes = 2
}

/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the person has set it, and as suits the kind of keyboard.
  case `default` = 0
  /// They stay hyphens.
  case no = 1
  /// Two become a short dash, three a long one.
  case yes = 2
}

/// Whether spaces are added and removed around what is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As suits the kind of keyboard.
  case `default` = 0
  /// What is inserted and deleted is taken as it is.
  case no = 1
  /// A space comes before a word that is pasted, and goes with one that is cut.
  case yes = 2
}

/// Whether the keyboard offers how the text may go on.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As suits the kind of text.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does, in gray behind what was typed.
  case yes = 2
}
