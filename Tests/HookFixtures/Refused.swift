/// Methods whose arguments no hook can decode.
open class Refused {
  @inline(never) public init() {}

  open func vector(_ value: SIMD4<Float>) -> Float { value.x }
  open func pair(_ value: (Int, Int)) -> Int { value.0 }
  open func far(
    _ a: FiveWords, _ b: FourWords, _ c: FourWords, _ d: FourWords, _ e: FourWords,
    _ f: FourWords, _ g: FourWords, _ h: FourWords
  ) -> Int { h.a }
}
