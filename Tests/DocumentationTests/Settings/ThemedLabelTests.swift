import Settings
import Testing
import UIEnvironment
import UIKit

@MainActor @Suite(.headlessUIKit) struct ThemedLabelTests {
  @Test func `a label has the color of the palette above it`() {
    let label = ThemedLabel("Hello", .body)
    let screen = UIView()
    screen.addSubview(label)
    screen.environment(\.palette, .forest)

    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      label.textColor.resolvedColor(with: light) == UIColor.systemGreen.resolvedColor(with: light))
  }
}
