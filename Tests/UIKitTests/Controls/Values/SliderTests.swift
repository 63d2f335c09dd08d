import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct SliderTests {
  let log = EventLog()
  /// The track goes from 12 to 208; the thumb, 31 wide, has a way of 165 points.
  let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 31))

  @Test func `values are clamped to the range and send nothing`() {
    slider.record(.valueChanged, as: "changed", in: log)
    slider.value = 2
    #expect(slider.value == 1)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    #expect(log.take() == [])
  }

  @Test func `narrowing the range takes the value along`() {
    slider.value = 0.9
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
  }

  @Test func `a limit that the value is beyond takes it along`() {
    slider.value = 0.1
    slider.minimumValue = 0.4
    #expect(slider.value == 0.4)
    #expect(slider.maximumValue == 1)
  }

  @Test func `the thumb keeps its place under the finger`() {
    let finger = TouchDriver(showing: slider)
    finger.down(20, 25)
    #expect(slider.value == 0)
    finger.move(20 + 82.5, 25)
    #expect(abs(slider.value - 0.5) < 0.001)
  }

  @Test func `dragging the thumb sends each new value`() {
    slider.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: slider)
    finger.down(27, 25)
    finger.move(27 + 82.5, 25)
    #expect(abs(slider.value - 0.5) < 0.02)
    finger.move(27 + 82.5, 30)
    finger.move(500, 25)
    finger.up(500, 25)
    #expect(slider.value == 1)
    #expect(log.take() == ["changed", "changed"])
  }

  @Test func `a slider that is not continuous sends once at the end of a drag`() {
    slider.isContinuous = false
    slider.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: slider)
    finger.down(27, 25)
    finger.move(100, 25)
    finger.move(120, 25)
    #expect(log.take() == [])
    finger.up(120, 25)
    #expect(log.take() == ["changed"])
    finger.tap(120, 25)
    #expect(log.take() == [])
  }

  @Test func `a touch beside the thumb does not move it`() {
    let finger = TouchDriver(showing: slider)
    finger.down(190, 25)
    finger.move(100, 25)
    finger.up(100, 25)
    #expect(slider.value == 0)
  }

  @Test func `from right to left the low end is on the right`() {
    slider.semanticContentAttribute = .forceRightToLeft
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    #expect(thumb.maxX == 198)
  }

  @Test func `a disabled slider does nothing`() {
    slider.isEnabled = false
    slider.record(.valueChanged, as: "changed", in: log)
    let finger = TouchDriver(showing: slider)
    finger.down(27, 25)
    finger.move(100, 25)
    slider.accessibilityIncrement()
    #expect(slider.value == 0)
    #expect(log.take() == [])
  }

  @Test func `accessibility moves the thumb by tenths and reads it in percent`() {
    slider.maximumValue = 50
    slider.record(.valueChanged, as: "changed", in: log)
    slider.accessibilityIncrement()
    #expect(slider.value == 5)
    #expect(slider.accessibilityValue == "10%")
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 0)
    #expect(log.take() == ["changed", "changed"])
  }
}
