/// Colors that UIKit defines by purpose, with values for light and dark, for higher contrast, and
/// for content that lies above the base level.
extension UIColor {
  private static let systemRedColor = UIColor(.dynamic(SystemColor.systemRed))
  private static let systemGreenColor = UIColor(.dynamic(SystemColor.systemGreen))
  private static let systemBlueColor = UIColor(.dynamic(SystemColor.systemBlue))
  private static let systemOrangeColor = UIColor(.dynamic(SystemColor.systemOrange))
  private static let systemYellowColor = UIColor(.dynamic(SystemColor.systemYellow))
  private static let systemPinkColor = UIColor(.dynamic(SystemColor.systemPink))
  private static let systemPurpleColor = UIColor(.dynamic(SystemColor.systemPurple))
  private static let systemTealColor = UIColor(.dynamic(SystemColor.systemTeal))
  private static let systemIndigoColor = UIColor(.dynamic(SystemColor.systemIndigo))
  private static let systemBrownColor = UIColor(.dynamic(SystemColor.systemBrown))
  private static let systemMintColor = UIColor(.dynamic(SystemColor.systemMint))
  private static let systemCyanColor = UIColor(.dynamic(SystemColor.systemCyan))
  private static let systemGrayColor = UIColor(.dynamic(SystemColor.systemGray))
  private static let systemGray2Color = UIColor(.dynamic(SystemColor.systemGray2))
  private static let systemGray3Color = UIColor(.dynamic(SystemColor.systemGray3))
  private static let systemGray4Color = UIColor(.dynamic(SystemColor.systemGray4))
  private static let systemGray5Color = UIColor(.dynamic(SystemColor.systemGray5))
  private static let systemGray6Color = UIColor(.dynamic(SystemColor.systemGray6))
  private static let labelColor = UIColor(.dynamic(SystemColor.label))
  private static let secondaryLabelColor = UIColor(.dynamic(SystemColor.secondaryLabel))
  private static let tertiaryLabelColor = UIColor(.dynamic(SystemColor.tertiaryLabel))
  private static let quaternaryLabelColor = UIColor(.dynamic(SystemColor.quaternaryLabel))
  private static let systemFillColor = UIColor(.dynamic(SystemColor.systemFill))
  private static let secondarySystemFillColor = UIColor(.dynamic(SystemColor.secondarySystemFill))
  private static let tertiarySystemFillColor = UIColor(.dynamic(SystemColor.tertiarySystemFill))
  private static let quaternarySystemFillColor = UIColor(.dynamic(SystemColor.quaternarySystemFill))
  private static let placeholderTextColor = UIColor(.dynamic(SystemColor.placeholderText))
  private static let systemBackgroundColor = UIColor(.dynamic(SystemColor.systemBackground))
  private static let secondarySystemBackgroundColor = UIColor(
    .dynamic(SystemColor.secondarySystemBackground))
  private static let tertiarySystemBackgroundColor = UIColor(
    .dynamic(SystemColor.tertiarySystemBackground))
  private static let systemGroupedBackgroundColor = UIColor(
    .dynamic(SystemColor.systemGroupedBackground))
  private static let secondarySystemGroupedBackgroundColor = UIColor(
    .dynamic(SystemColor.secondarySystemGroupedBackground))
  private static let tertiarySystemGroupedBackgroundColor = UIColor(
    .dynamic(SystemColor.tertiarySystemGroupedBackground))
  private static let separatorColor = UIColor(.dynamic(SystemColor.separator))
  private static let opaqueSeparatorColor = UIColor(.dynamic(SystemColor.opaqueSeparator))
  private static let linkColor = UIColor(.dynamic(SystemColor.link))
  private static let tintColorColor = UIColor(.dynamic(SystemColor.tintColor))

  /// A red that is lighter on a dark interface, and stronger under high contrast.
  public class var systemRed: UIColor { systemRedColor }
  /// A green that is lighter on a dark interface, and stronger under high contrast.
  public class var systemGreen: UIColor { systemGreenColor }
  /// A blue that is lighter on a dark interface, and stronger under high contrast; the usual tint.
  public class var systemBlue: UIColor { systemBlueColor }
  /// An orange that is lighter on a dark interface, and stronger under high contrast.
  public class var systemOrange: UIColor { systemOrangeColor }
  /// A yellow that is lighter on a dark interface, and stronger under high contrast.
  public class var systemYellow: UIColor { systemYellowColor }
  /// A pink that is lighter on a dark interface, and stronger under high contrast.
  public class var systemPink: UIColor { systemPinkColor }
  /// A purple that is lighter on a dark interface, and stronger under high contrast.
  public class var systemPurple: UIColor { systemPurpleColor }
  /// A greenish blue that is lighter on a dark interface, and stronger under high contrast.
  public class var systemTeal: UIColor { systemTealColor }
  /// A violet blue that is lighter on a dark interface, and stronger under high contrast.
  public class var systemIndigo: UIColor { systemIndigoColor }
  /// A brown that is lighter on a dark interface, and stronger under high contrast.
  public class var systemBrown: UIColor { systemBrownColor }
  /// A pale green that is lighter on a dark interface, and stronger under high contrast.
  public class var systemMint: UIColor { systemMintColor }
  /// A light blue that is lighter on a dark interface, and stronger under high contrast.
  public class var systemCyan: UIColor { systemCyanColor }
  /// The gray in the middle of the system's, which stands out equally on light and dark.
  public class var systemGray: UIColor { systemGrayColor }
  /// A gray one step nearer to the background than ``systemGray``.
  public class var systemGray2: UIColor { systemGray2Color }
  /// A gray two steps nearer to the background than ``systemGray``.
  public class var systemGray3: UIColor { systemGray3Color }
  /// A gray three steps nearer to the background than ``systemGray``.
  public class var systemGray4: UIColor { systemGray4Color }
  /// A gray four steps nearer to the background than ``systemGray``.
  public class var systemGray5: UIColor { systemGray5Color }
  /// The gray nearest to the background, five steps from ``systemGray``.
  public class var systemGray6: UIColor { systemGray6Color }
  /// Text of primary content.
  public class var label: UIColor { labelColor }
  /// Text of secondary content.
  public class var secondaryLabel: UIColor { secondaryLabelColor }
  /// Text of tertiary content.
  public class var tertiaryLabel: UIColor { tertiaryLabelColor }
  /// Text of quaternary content.
  public class var quaternaryLabel: UIColor { quaternaryLabelColor }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { systemFillColor }
  /// The fill of shapes of middle size.
  public class var secondarySystemFill: UIColor { secondarySystemFillColor }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { tertiarySystemFillColor }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { quaternarySystemFillColor }
  /// The text of an empty field's hint.
  public class var placeholderText: UIColor { placeholderTextColor }
  /// The main background.
  public class var systemBackground: UIColor { systemBackgroundColor }
  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { secondarySystemBackgroundColor }
  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { tertiarySystemBackgroundColor }
  /// The main background of a grouped interface.
  public class var systemGroupedBackground: UIColor { systemGroupedBackgroundColor }
  /// Content on the main background of a grouped interface.
  public class var secondarySystemGroupedBackground: UIColor {
    secondarySystemGroupedBackgroundColor
  }
  /// Content on the secondary background of a grouped interface.
  public class var tertiarySystemGroupedBackground: UIColor { tertiarySystemGroupedBackgroundColor }
  /// A thin line that lets what lies below show through.
  public class var separator: UIColor { separatorColor }
  /// A thin line that hides what lies below.
  public class var opaqueSeparator: UIColor { opaqueSeparatorColor }
  /// A link.
  public class var link: UIColor { linkColor }
  /// The tint of an interface that sets none.
  public class var tintColor: UIColor { tintColorColor }
  /// The background of a grouped table view.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackgroundColor }
}
