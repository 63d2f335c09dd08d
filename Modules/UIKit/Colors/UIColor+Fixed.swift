/// Colors that are the same everywhere. Source: Apple's pages of the members.
extension UIColor {
  private static let blackColor = UIColor(white: 0, alpha: 1)
  private static let darkGrayColor = UIColor(white: 1 / 3, alpha: 1)
  private static let lightGrayColor = UIColor(white: 2 / 3, alpha: 1)
  private static let whiteColor = UIColor(white: 1, alpha: 1)
  private static let grayColor = UIColor(white: 0.5, alpha: 1)
  private static let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let greenColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let cyanColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  private static let yellowColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  private static let magentaColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  private static let orangeColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  private static let purpleColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  private static let brownColor = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  private static let clearColor = UIColor(white: 0, alpha: 0)
  private static let lightTextColor = UIColor(white: 1, alpha: 0.6)
  private static let darkTextColor = UIColor(white: 0, alpha: 1)

  /// No light: a white of 0.
  public class var black: UIColor { blackColor }
  /// A third of white.
  public class var darkGray: UIColor { darkGrayColor }
  /// Two thirds of white.
  public class var lightGray: UIColor { lightGrayColor }
  /// Full light: a white of 1.
  public class var white: UIColor { whiteColor }
  /// Half of white.
  public class var gray: UIColor { grayColor }
  /// Full red, and nothing else.
  public class var red: UIColor { redColor }
  /// Full green, and nothing else.
  public class var green: UIColor { greenColor }
  /// Full blue, and nothing else.
  public class var blue: UIColor { blueColor }
  /// Full green and blue.
  public class var cyan: UIColor { cyanColor }
  /// Full red and green.
  public class var yellow: UIColor { yellowColor }
  /// Full red and blue.
  public class var magenta: UIColor { magentaColor }
  /// Full red and half of green.
  public class var orange: UIColor { orangeColor }
  /// Half of red and of blue.
  public class var purple: UIColor { purpleColor }
  /// Red of 0.6, green of 0.4 and blue of 0.2.
  public class var brown: UIColor { brownColor }
  /// The color that is wholly transparent.
  public class var clear: UIColor { clearColor }
  /// The color of text on a dark background; it does not depend on traits.
  public class var lightText: UIColor { lightTextColor }
  /// The color of text on a light background; it does not depend on traits.
  public class var darkText: UIColor { darkTextColor }
}
