import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ViewAccessibilityTests {
  @Test func `a plain view says nothing`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(!view.accessibilityActivate())
  }

  @Test func `what is said is kept`() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = "40 %"
    view.accessibilityHint = "Changes the volume"
    view.accessibilityIdentifier = "volume"
    view.accessibilityTraits = [.adjustable, .selected]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Volume")
    #expect(view.accessibilityValue == "40 %")
    #expect(view.accessibilityHint == "Changes the volume")
    #expect(view.accessibilityIdentifier == "volume")
    #expect(view.accessibilityTraits == [.adjustable, .selected])
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func `the frame is that on the screen unless it is set`() {
    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 40))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `a subclass can answer by itself`() {
    final class Clock: UIView {
      override var accessibilityLabel: String? {
        get { "noon" }
        set {}
      }
    }
    #expect(Clock().accessibilityLabel == "noon")
  }
}
