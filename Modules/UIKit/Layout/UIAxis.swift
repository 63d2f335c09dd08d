/// The horizontal direction, the vertical one, or both.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)

  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)

  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
