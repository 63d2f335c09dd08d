import Testing
import UIKit

// The code of the article "Testing a screen".

// snippet: screen
final class SignUpController: UIViewController {
  let nameLabel = UILabel()
  let doneButton = UIButton(type: .system)
  private(set) var isBannerVisible = false

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Nobody yet"
    doneButton.addTarget(self, action: SignUpController.finish, for: .touchUpInside)
    view.addSubview(nameLabel)
    view.addSubview(doneButton)
  }

  func finish() {
    nameLabel.text = "Welcome"
    isBannerVisible = true
    UIView.animate(withDuration: 2) {
      self.nameLabel.alpha = 0.5
    } completion: { _ in
      self.isBannerVisible = false
    }
  }
}
// end of snippet

// snippet: suite
@MainActor @Suite(.headlessUIKit) struct SignUpTests {
  @Test func `signing up shows a banner for two seconds`() {
    let controller = SignUpController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    controller.doneButton.sendActions(for: .touchUpInside)
    #expect(controller.nameLabel.text == "Welcome")
    #expect(controller.isBannerVisible)

    Headless.clock.advance(by: 2)
    #expect(!controller.isBannerVisible)
  }
}
// end of snippet

@MainActor @Suite(.headlessUIKit) struct TestingScreensTests {
  @Test func `misuse is caught where it is asked for`() {
    // snippet: misuse
    let view = UIView()
    var reports: [UIKitMisuse] = []
    Headless.withMisuseHandler({ reports.append($0) }) {
      view.addSubview(view)
    }
    // end of snippet
    #expect(reports == [.viewCycle(view: "UIView", superview: "UIView")])
    #expect(view.subviews.isEmpty)
  }

  @Test func `everything that waits can be run`() {
    var order: [Int] = []
    // snippet: idle
    Headless.clock.schedule(after: 60) { order.append(2) }
    Headless.clock.schedule(after: 1) { order.append(1) }
    Headless.runUntilIdle()
    // end of snippet
    #expect(order == [1, 2])
  }
}
