import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  private func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = [ContentView(20, 10), ContentView(30, 10)]
    views.forEach(root.addSubview)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": views[0], "b": views[1]]))
    }
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `edges, gaps and lengths`() {
    let frames = layOut(["H:|-10-[a(50)]-[b]-20-|", "V:|[a]", "V:[b(>=30@900,<=25)]|"])
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 50, height: 10))
    #expect(frames[1] == CGRect(x: 68, y: 75, width: 212, height: 25))
  }

  @Test func `metrics and views as lengths`() {
    let frames = layOut(
      ["|-gap-[a(b)]-(>=4)-[b(wide@prio)]"], metrics: ["gap": 12, "wide": 70.5, "prio": 800])
    #expect(frames[0].minX == 12)
    #expect(abs(frames[0].width - frames[1].width) < 0.4)
    #expect(abs(frames[0].width - 70.5) < 0.4)
  }

  @Test func `options align across the axis and turn the direction`() {
    let aligned = layOut(["H:|[a]-5-[b]", "V:[b]-7-|"], options: .alignAllBottom)
    #expect(aligned[0].maxY == 93)
    let turned = layOut(["H:|-2-[a]-5-[b]"], options: .directionRightToLeft)
    #expect(turned[0].maxX == 298)
    #expect(turned[1].maxX == 273)
  }

  @Test(arguments: [
    ("H:|-[a", "a view does not end with ']'", 6),
    ("H:[a]-5[b]", "a gap does not end with '-'", 7),
    ("[a(>=)]", "a number or a name is missing", 5),
    ("H:||", "there is no view", 4),
    ("[c(5)]", "", 0), ("H:|-size-[a]", "", 0), ("x", "a view must stand in brackets", 0),
  ])
  func `what cannot be read is reported`(format: String, reason: String, position: Int) {
    var told: [UIKitMisuse] = []
    Headless.withMisuseHandler({ told.append($0) }) { _ = layOut([format]) }
    guard case .layout(.visualFormat(let text, let why, let place)) = told.first else {
      Issue.record("nothing was told")
      return
    }
    #expect(text == format)
    if !reason.isEmpty { #expect(why == reason) }
    #expect(place == position)
  }
}
