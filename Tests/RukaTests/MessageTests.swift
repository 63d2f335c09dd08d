import Ruka
import Testing
import UIKit

/// What a person reads who has made one of the usual mistakes, to the letter.
@MainActor @Suite(.headlessUIKit) struct MessageTests {
  private final class Till: UIViewController {
    let drawer = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
    let total = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      total.text = "Total"
      button.setTitle("Pay", for: .normal)
      drawer.addSubview(button)
      view.addSubview(total)
      view.addSubview(drawer)
    }
  }

  private let till = Till()
  private let app: App

  init() { app = App(controller: till, failureBehavior: .raiseException) }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
    } catch {
      return "\(error)"
    }
    return "nothing was thrown"
  }

  @Test func `nothing of that name`() {
    #expect(
      message { try app.tapButton(title: "Buy") } == """
        no button "Buy" found
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40
        """)
  }

  @Test func `hidden by an ancestor`() {
    till.drawer.isHidden = true
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        no button "Pay" found
          but button "Pay" at 20,220 100×40 is hidden by UIView
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40 (hidden by UIView)
        """)
  }

  @Test func `transparent through an ancestor`() {
    till.drawer.alpha = 0
    #expect(
      message { _ = try app.button("Pay") } == """
        no UIButton "Pay" found
          but button "Pay" at 20,220 100×40: alpha of UIView is nearly 0
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40 (alpha of UIView is nearly 0)
        """)
  }

  @Test func `off the screen`() {
    till.drawer.frame.origin.y = 900
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        no button "Pay" found
          but button "Pay" at 20,920 100×40 is off screen
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,920 100×40 (off screen)
        """)
  }

  @Test func `cut off`() {
    till.drawer.clipsToBounds = true
    till.drawer.bounds.origin.y = 70
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        no button "Pay" found
          but button "Pay" at 20,150 100×40 is cut off by UIView
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,150 100×40 (cut off by UIView)
        """)
  }

  @Test func `covered where it would be tapped`() {
    let cover = UIView(frame: till.drawer.frame)
    cover.accessibilityIdentifier = "cover"
    till.view.addSubview(cover)
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        cannot reach button "Pay" at 20,220 100×40: covered by UIView "cover" at 0,200 393×100
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40
        UIView "cover" at 0,200 393×100
        """)
  }

  @Test func `disabled`() {
    till.button.isEnabled = false
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        button "Pay" at 20,220 100×40 is disabled
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" [disabled] at 20,220 100×40
        """)
  }

  @Test func `more than one`() {
    let twin = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    twin.setTitle("Pay", for: .normal)
    till.view.addSubview(twin)
    let path = "AppWindow > ControllerWrapperView > UIView"
    #expect(
      message { try app.tapButton(title: "Pay") } == """
        2 elements fit button "Pay"
          button "Pay" at 20,220 100×40, \(path) > UIView > UIButton
          button "Pay" at 20,500 100×40, \(path) > UIButton
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40
        button "Pay" at 20,500 100×40
        """)
  }

  @Test func `out of time`() {
    #expect(
      message { try app.waitFor("payment", seconds: 2) { false } } == """
        payment did not come about within 2.0 virtual seconds
        the screen:
        label "Total" at 20,100 200×20
        button "Pay" at 20,220 100×40
        """)
  }

  @Test func `no end of near misses is cut short`() {
    for _ in 0..<30 {
      let label = UILabel(frame: CGRect(x: 0, y: 900, width: 10, height: 10))
      label.text = "Far"
      till.view.addSubview(label)
    }
    let lines = message { _ = try app.label("Far") }.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  but ") }.count == 11)
    #expect(lines[11] == "  but 20 more are not visible either")
  }
}
