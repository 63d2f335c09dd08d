import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test func `default insets are zero on every edge`() {
    #expect(UIEdgeInsets() == UIEdgeInsets.zero)
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }
}
