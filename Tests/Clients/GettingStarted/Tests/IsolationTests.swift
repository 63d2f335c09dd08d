import Testing
import UIKit

// Testing and UIKit in one file: the toolchain then wants the overlay of the two, which the product
// HeadlessUIKitTesting is.

@MainActor @Suite(.headlessUIKit) struct IsolationTests {
  @Test(arguments: 1...2) func `no test sees the windows of another`(number: Int) {
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
  }
}
