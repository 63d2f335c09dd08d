import TestSupport
import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct SegmentedControlTests {
  let log = EventLog()
  let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.record(.valueChanged, as: "changed", in: log)
  }

  @Test func `a tap selects a segment and sends the change, a second one nothing`() {
    let finger = TouchDriver(showing: control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    finger.tap(150, 16)
    #expect(control.selectedSegmentIndex == 1)
    finger.tap(150, 16)
    #expect(log.take() == ["changed"])
  }

  @Test func `a selection by the program sends nothing`() {
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(log.take() == [])
  }

  @Test func `an index that does not exist is reported and selects nothing`() {
    control.selectedSegmentIndex = 1
    let reported = reports { control.selectedSegmentIndex = 3 }
    #expect(reported == [.segmentOutOfRange(index: 3, count: 3)])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a segment's action is performed after the change was sent`() {
    control.setAction(
      UIAction(title: "Do", identifier: .init("do")) { [log] _ in log.note("done") },
      forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Do")
    #expect(control.segmentIndex(identifiedBy: .init("do")) == 0)
    TouchDriver(showing: control).tap(10, 16)
    #expect(log.take() == ["changed", "done"])
  }

  @Test func `a momentary control forgets its selection and counts each tap`() {
    control.isMomentary = true
    let finger = TouchDriver(showing: control)
    finger.tap(10, 16)
    finger.tap(10, 16)
    #expect(log.take() == ["changed", "changed"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `disabled segments and controls cannot be tapped`() {
    control.setEnabled(false, forSegmentAt: 1)
    let finger = TouchDriver(showing: control)
    finger.tap(150, 16)
    control.isEnabled = false
    finger.tap(10, 16)
    #expect(log.take() == [])
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test func `inserting and removing keep the selection on its segment`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `segments share the width that the fixed ones leave, mirrored from right to left`() {
    control.setWidth(100, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segmentFrames.map(\.width) == [100, 100, 100])
    control.setWidth(60, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segmentFrames.map(\.width) == [60, 120, 120])
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(control.segmentFrames[0].minX == 240)
  }

  @Test func `whatever is asked of a segment that does not exist is reported and changes nothing`()
  {
    let calls: [() -> Void] = [
      { [control] in _ = control.titleForSegment(at: 3) },
      { [control] in _ = control.imageForSegment(at: 3) },
      { [control] in _ = control.actionForSegment(at: 3) },
      { [control] in _ = control.isEnabledForSegment(at: 3) },
      { [control] in _ = control.widthForSegment(at: 3) },
      { [control] in control.setTitle("Four", forSegmentAt: 3) },
      { [control] in control.setImage(UIImage(), forSegmentAt: 3) },
      { [control] in control.setAction(UIAction { _ in }, forSegmentAt: 3) },
      { [control] in control.setEnabled(false, forSegmentAt: 3) },
      { [control] in control.setWidth(10, forSegmentAt: 3) },
      { [control] in control.removeSegment(at: 3, animated: false) },
    ]
    for (index, call) in calls.enumerated() {
      #expect(reports(during: call) == [.segmentOutOfRange(index: 3, count: 3)], "call \(index)")
    }
    #expect(control.numberOfSegments == 3)
  }

  @Test func `a segment shows a text or an image`() {
    let image = UIImage()
    control.insertSegment(with: image, at: 9, animated: false)
    #expect(control.numberOfSegments == 4)
    #expect(control.imageForSegment(at: 3) === image)
    #expect(control.titleForSegment(at: 3) == nil)
    control.setTitle("Four", forSegmentAt: 3)
    #expect(control.imageForSegment(at: 3) == nil)
    #expect(control.titleForSegment(at: 3) == "Four")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func `constraints learn of all that changes the width`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    container.addSubview(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      control.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    func width() -> CGFloat {
      container.layoutIfNeeded()
      return control.frame.width
    }
    var former = width()
    for change in [
      { [control] in control.setTitle("A far longer title", forSegmentAt: 0) },
      { [control] in control.apportionsSegmentWidthsByContent = true },
      { [control] in control.setWidth(200, forSegmentAt: 1) },
      { [control] in control.insertSegment(withTitle: "Four", at: 3, animated: false) },
      { [control] in control.removeSegment(at: 1, animated: false) },
    ] {
      change()
      #expect(width() == control.intrinsicContentSize.width)
      #expect(width() != former)
      former = width()
    }
  }

  @Test func `each segment says what it is`() {
    control.selectedSegmentIndex = 0
    let segments = control.subviews
    #expect(segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(segments[0].accessibilityTraits == [.button, .selected])
    #expect(segments[1].accessibilityTraits == .button)
  }
}

extension UISegmentedControl {
  fileprivate var segmentFrames: [CGRect] { subviews.map(\.frame) }
}
