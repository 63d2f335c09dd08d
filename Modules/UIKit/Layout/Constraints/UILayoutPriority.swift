/// How important a constraint is, from just above 0 to 1000, which means that it must hold.
///
/// A higher priority always wins over lower ones, however many they are and however little they
/// differ.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that does not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a view strives for the target when its fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether constraints may have it: more than 0 and no more than 1000.
  var isValid: Bool {
    rawValue > 0 && rawValue <= UILayoutPriority.required.rawValue
  }

  /// What the solver charges for missing something by one point at this priority.
  var penalty: Penalty {
    self >= .required ? .required : .priority(rawValue)
  }
}
