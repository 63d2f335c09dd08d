import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct VisualEffectTests {
  @Test func `content goes along with the size, and what is added beside it is reported`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.effect == UIBlurEffect(style: .systemMaterial))
    #expect(view.effect != UIBlurEffect(style: .dark))
    let label = UILabel()
    #expect(reports { view.contentView.addSubview(label) } == [])
    #expect(reports { view.addSubview(label) } == [.subviewOfEffectView(view: "UILabel")])
    #expect(label.superview === view)
  }
}
