import Testing
import UIKit

// Testing and UIKit in one file: the toolchain then wants the overlay of the two, which the product
// HeadlessUIKitTesting is.

final class LoginScreen: UIViewController {
  let button = UIButton(type: .system)
  private(set) var logins = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: LoginScreen.logIn, for: .touchUpInside)
    view.addSubview(button)
  }

  func logIn() { logins += 1 }
}

@MainActor @Suite(.headlessUIKit) struct LoginScreenTests {
  @Test func `the button logs in`() {
    let screen = LoginScreen()
    screen.loadViewIfNeeded()
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.logins == 1)
  }

  @Test(arguments: 1...2) func `no test sees the windows of another`(number: Int) {
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
  }
}
