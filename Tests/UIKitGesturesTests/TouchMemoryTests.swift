// A release build has no testable imports, and the test looks at what only the module may.
#if DEBUG
  import Testing
  import UIKitTestSupport

  @testable import UIKit

  @MainActor @Suite(.headlessUIKit) struct TouchMemoryTests {
    @Test func `gestures that are over leave nothing behind`() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let scroller = UIScrollView(frame: view.bounds)
      scroller.contentSize.height = 100_000
      view.addSubview(scroller)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let all = [
        double, UITapGestureRecognizer(), UILongPressGestureRecognizer(),
        UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      ]
      all.forEach(view.addGestureRecognizer)
      all[1].require(toFail: double)
      let finger = TouchDriver(showing: view)
      for round in 0..<1000 {
        finger.down(50, 200)
        if round % 3 == 1 { finger.move(50, 150) }
        if round % 5 == 2 { finger.down(90, 200, finger: 1) }
        if round % 7 == 3 { Headless.clock.advance(by: 1) }
        finger.up(50, 150)
        if round % 5 == 2 { finger.cancel(90, 200, finger: 1) }
      }
      Headless.runUntilIdle()
      let delivery = finger.window.touchDelivery
      #expect(delivery.routes.isEmpty)
      #expect(delivery.recognizers.isEmpty)
      for recognizer in all + (scroller.gestureRecognizers ?? []) {
        #expect(recognizer.history.isEmpty && recognizer.touches.isEmpty)
        #expect(recognizer.lastTouches.count <= 2)
      }
    }

    @Test func `a text view lays its text out anew only where it must`() {
      struct Counting: TextMeasuring {
        nonisolated(unsafe) static var lines = 0
        func width(of text: Substring, in font: MeasuredFont) -> CGFloat {
          Self.lines += 1
          return BuiltInTextMeasurer().width(of: text, in: font)
        }
        func lineMetrics(of font: MeasuredFont) -> TextLineMetrics {
          BuiltInTextMeasurer().lineMetrics(of: font)
        }
      }
      TextMeasurement.use(Counting())
      defer { TextMeasurement.reset() }
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      text.text = String(repeating: "line\n", count: 200)
      text.layoutIfNeeded()
      let counted = Counting.lines
      for step in 1...100 {
        text.contentOffset.y = CGFloat(step)
        text.layoutIfNeeded()
      }
      #expect(Counting.lines == counted && counted >= 200)
      text.frame.size.width = 120
      text.layoutIfNeeded()
      #expect(Counting.lines > counted)
    }
  }
#endif
