import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct RefusedShapeTests {
    /// The shape that the error names when a method is to be hooked with its argument.
    private func refusal<Argument>(
      _ call: @escaping (Refused, Argument) -> some Any
    ) -> String? {
      let error = #expect(throws: HookError.self) {
        try hookBefore(targetClass: Refused.self, calling: call) { _, _ in }
      }
      guard case .unsupportedArgument(1, _, let shape) = error else { return nil }
      return shape
    }

    @Test func `arguments that cannot be decoded are named by their shape`() {
      #expect(
        refusal { (object: Refused, value: SIMD4<Float>) in object.vector(value) }
          == "a vector or a wide integer")
      #expect(refusal { (object: Refused, value: (Int, Int)) in object.pair(value) } == "a tuple")
    }

    @Test func `more arguments than a hook carries are refused`() {
      let error = #expect(throws: HookError.self) {
        try hookBefore(
          targetClass: Refused.self,
          calling: {
            (
              object: Refused, a: FiveWords, b: FourWords, c: FourWords, d: FourWords, e: FourWords,
              f: FourWords, g: FourWords, h: FourWords
            ) in object.far(a, b, c, d, e, f, g, h)
          }
        ) { _, _, _, _, _, _, _, _, _ in }
      }
      guard case .unsupportedArgument(_, _, let shape) = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
      #expect(shape == "too far on the stack")
    }
  }
}
