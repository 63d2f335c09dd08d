/// Which keys the keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the person's usual keyboard.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  // The acronym is capital where UIKit has it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Those that addresses of pages need.
  case URL = 3
  /// Digits alone.
  case numberPad = 4
  /// Digits, star and number sign.
  case phonePad = 5
  /// Letters for a name, or digits for a number.
  case namePhonePad = 6
  /// Those that addresses of mail need.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Letters with the at sign and the number sign near.
  case twitter = 9
  /// Letters with space and period near.
  case webSearch = 10
  /// Digits of ASCII alone.
  case asciiCapableNumberPad = 11

  /// The name that `asciiCapable` had at first.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The name that `dark` had at first.
  public static var alert: UIKeyboardAppearance { .dark }
}
