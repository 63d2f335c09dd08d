public import Foundation

/// One open property of each kind of value.
open class Gallery {
  @inline(never) public init() {}

  open var int = 0
  open var int8: Int8 = 0
  open var uint16: UInt16 = 0
  open var double = 0.0
  open var float: Float = 0
  open var bool = false
  open var string = ""
  open var optionalString: String?
  open var optionalInt: Int?
  open var optionalDouble: Double?
  open var style = Style.unspecified
  open var payload = Payload.none
  open var mixed = Mixed(0, 0, 0)
  open var rectangle = Rectangle(0, 0, 0, 0)
  open var oneWord = OneWord(0)
  open var twoWords = TwoWords(0, 0)
  open var fourWords = FourWords(0, "", 0)
  open var fiveWords = FiveWords(0, "")
  open var small = Small(false, 0, 0)
  open var empty = Empty()
  open var void: Void = ()
  open var box = Box(0)
  open var optionalBox: Box?
  open weak var weakBox: Box?
  open var closure: (Int) -> Int = { $0 }
  open var optionalClosure: ((Int) -> String)?
  open var any: Any = 0
  open var shape: any Shape = Square()
  open var error: (any Error)?
  open var array: [Int] = []
  open var dictionary: [String: Int] = [:]
  open var metatype: AnyClass?
  open var simd4 = SIMD4<Float>()
  open var simd8 = SIMD8<Float>()
  open var date = Date(timeIntervalSince1970: 0)
  open var url: URL?
  open var locale = Locale(identifier: "en_US")
  open var calendar = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone? = TimeZone(secondsFromGMT: 0)
}
