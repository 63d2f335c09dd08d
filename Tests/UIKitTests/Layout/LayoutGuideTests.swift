import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func fill(_ guide: UILayoutGuide) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  @Test func `a guide takes part like a view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
    let view = fill(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 50, width: 20, height: 100))
    #expect(view.frame == guide.layoutFrame)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.isEmpty)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test func `a guide moves to another view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let other = UIView()
    guide.owningView = other
    #expect(root.layoutGuides.isEmpty)
    #expect(other.layoutGuides == [guide])
  }

  @Test func `the margins' guide follows the margins`() {
    let view = fill(root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
  }

  @Test func `margin attributes mean the margins' guide`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for (attribute, other) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
      (.top, .topMargin), (.right, .centerXWithinMargins), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 142, height: 184))
  }

  @Test func `the readable guide is no wider than is good to read`() {
    let view = fill(root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
    #expect(root.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `guides that no constraint mentions have frames too`() {
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 184))
    #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    root.frame.size.width = 1000
    #expect(root.readableContentGuide.layoutFrame.width == 672)
  }

  @Test func `the safe area's guide follows the safe area`() {
    final class Notched: UIView {
      var insets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
      override var safeAreaInsets: UIEdgeInsets { insets }
    }
    let notched = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    notched.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: notched.safeAreaLayoutGuide.bottomAnchor),
    ])
    notched.layoutIfNeeded()
    #expect(view.frame.height == 100)
    notched.insets = UIEdgeInsets(top: 44, left: 0, bottom: 6, right: 0)
    notched.layoutIfNeeded()
    #expect(view.frame.minY == 44)
    #expect(view.frame.height == 50)
  }

  @Test(.headlessUIKit)
  func `a safe area that a container changes in the midst of a pass is taken in by it`() {
    let child = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(label)
    label.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let root = UIViewController()
    let window = showInWindow(root)
    root.present(UINavigationController(rootViewController: child), animated: true)
    Headless.runUntilIdle()
    #expect(child.view.safeAreaInsets.top == 44)
    #expect(label.frame.minY == 44)
    withExtendedLifetime(window) {}
  }
}
