import UIKitTestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ControllerTraitTests {
  private final class Reader: UIViewController {
    var read: [Theme] = []
    override func viewIsAppearing(_ animated: Bool) { read.append(traitCollection.theme) }
  }

  @Test func `the traits are those of the window when viewIsAppearing comes`() {
    let root = Reader()
    let window = UIWindow()
    window.traitOverrides[ThemeTrait.self] = .bold
    window.rootViewController = root
    window.isHidden = false
    #expect(root.read == [.bold])
    let pushed = Reader()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    #expect(pushed.read == [.bold])
  }

  @Test func `a presented controller has the window's traits, not its presenter's`() {
    let root = UIViewController()
    let window = showInWindow(root)
    window.traitOverrides[ThemeTrait.self] = .pastel
    root.traitOverrides[ThemeTrait.self] = .bold
    for style in [UIModalPresentationStyle.fullScreen, .automatic, .custom] {
      let presented = Reader()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      #expect(presented.read == [.pastel], "\(style)")
      #expect(presented.view.traitCollection.theme == .pastel, "\(style)")
      root.dismiss(animated: false)
    }
  }

  @Test func `a value on the presentation controller reaches what it presents`() {
    let root = UIViewController()
    let window = showInWindow(root)
    let presented = Reader()
    presented.presentationController?.traitOverrides[ThemeTrait.self] = .bold
    root.present(presented, animated: false)
    #expect(presented.read == [.bold])
    #expect(root.traitCollection.theme == .standard)
    #expect(!window.isHidden)
  }
}
