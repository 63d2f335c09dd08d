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
  /// "return": nothing in particular.
  case `default` = 0
  /// "Go": to the address that was typed.
  case go = 1
  /// "Google": searches there.
  case google = 2
  /// "Join": a network or a group.
  case join = 3
  /// "Next": to the next field.
  case next = 4
  /// "Route": shows the way to the place that was typed.
  case route = 5
  /// "Search": for what was typed.
  case search = 6
  /// "Send": what was typed.
  case send = 7
  /// "Yahoo": searches there.
  case yahoo = 8
  /// "Done": typing is over.
  case done = 9
  /// "Emergency Call": calls for help.
  case emergencyCall = 10
  /// "Continue": to what follows.
  case `continue` = 11
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface's style has it.
  case `default` = 0
  /// Dark, whatever the interface's style.
  case dark = 1
  /// Light, whatever the interface's style.
  case light = 2

  /// The name that `dark` had at first.
  public static var alert: UIKeyboardAppearance { .dark }
}
