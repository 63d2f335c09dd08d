import Testing
import UIKit
import UIKitTestSupport

/// Ranges that are no ranges.
@MainActor @Suite(.headlessUIKit) struct OddRangeTests {
  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func `a slider keeps the limits that it has instead of those that are not finite`(limit: Float) {
    let slider = UISlider()
    slider.value = 0.5
    let reported = reports {
      slider.minimumValue = limit
      slider.maximumValue = limit
    }
    #expect(reported.map(\.name) == ["minimumValue", "maximumValue"])
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    slider.value = .infinity
    #expect(slider.value == 1)
    #expect(slider.accessibilityValue == "100%")
  }

  @Test func `a slider over all numbers can be read`() {
    let slider = UISlider()
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = .greatestFiniteMagnitude
    #expect(slider.accessibilityValue == "100%")
  }

  @Test func `a stepper may go on without end, but not between limits that are no numbers`() {
    let stepper = UIStepper()
    let reported = reports {
      stepper.minimumValue = .nan
      stepper.maximumValue = .nan
    }
    #expect(reported.map(\.name) == ["minimumValue", "maximumValue"])
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    stepper.maximumValue = .infinity
    stepper.value = 1e300
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1e300)
    #expect(stepper.accessibilityValue == "1e+300")
  }
}

extension UIKitMisuse {
  /// The limit that was refused.
  fileprivate var name: String {
    if case .impossibleLimit(_, let property, _) = self { property } else { "\(self)" }
  }
}
