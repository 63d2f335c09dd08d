import Testing
import UIEnvironmentPredefinedKeys
import UIKit

@MainActor @Suite(.headlessUIKit) struct PreferredUserInterfaceStyleTests {
  private let window = UIWindow()
  private let controller = UIViewController()
  private let middle = UIView()
  private let view = TellingView(\.userInterfaceStyle)

  init() {
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(middle)
    middle.addSubview(view)
  }

  private func sets(_ object: some UIEnvironmentable) -> Bool {
    object.hasEnvironmentOverride(\.userInterfaceStyle)
  }

  private func style(of object: some UIEnvironmentable) -> UIUserInterfaceStyle {
    object.environmentValue(\.userInterfaceStyle)
  }

  @Test func `a view's preference is set on its controller and on the view`() {
    view.preferredUserInterfaceStyle(.dark)
    #expect(style(of: controller) == .dark)
    #expect(sets(controller))
    #expect(!sets(middle))
    #expect(sets(view))
    #expect(!sets(window))
    #expect(view.updates == [.dark])
  }

  @Test func `in a window without controllers it is set on the window`() {
    let screen = Screen(noting: \.userInterfaceStyle)
    screen.view.preferredUserInterfaceStyle(.dark)
    #expect(sets(screen.window))
    #expect(sets(screen.view))
  }

  @Test func `where the controller sets a style it is set just below the controller`() {
    controller.environment(\.userInterfaceStyle, .light)
    view.preferredUserInterfaceStyle(.dark)
    #expect(style(of: controller) == .light)
    #expect(sets(controller.view))
    #expect(style(of: middle) == .dark)
  }

  @Test func `where a view between sets a style it is set just below that view`() {
    controller.view.environment(\.userInterfaceStyle, .light)
    view.preferredUserInterfaceStyle(.dark)
    #expect(style(of: controller.view) == .light)
    #expect(!sets(controller))
    #expect(sets(middle))
    #expect(sets(view))
  }

  @Test func `where the superview sets a style it is set on the view alone`() {
    middle.environment(\.userInterfaceStyle, .light)
    view.preferredUserInterfaceStyle(.dark)
    #expect(style(of: middle) == .light)
    #expect(style(of: view) == .dark)
  }

  @Test func `a repeated preference changes what the earlier one set`() {
    view.preferredUserInterfaceStyle(.dark)
    view.preferredUserInterfaceStyle(.light)
    #expect(style(of: controller) == .light)
    #expect(!sets(middle) && !sets(controller.view))
    view.preferredUserInterfaceStyle(.dark)
    #expect(style(of: controller) == .dark)
    #expect(view.updates == [.dark, .light, .dark])
  }

  @Test func `an equal preference tells nobody`() {
    view.preferredUserInterfaceStyle(.dark)
    view.preferredUserInterfaceStyle(.dark)
    #expect(view.updates == [.dark])
  }

  @Test func `no preference restores inheritance in both places`() {
    view.preferredUserInterfaceStyle(.dark)
    view.preferredUserInterfaceStyle(.unspecified)
    #expect(!sets(controller) && !sets(view))
    #expect(view.updates == [.dark, .light])
  }

  @Test func `no preference leaves alone what was set by other means`() {
    view.environment(\.userInterfaceStyle, .dark)
    view.preferredUserInterfaceStyle(.unspecified)
    #expect(style(of: view) == .dark)
  }

  @Test func `a preference of the controller or of the window is set on itself`() {
    controller.preferredUserInterfaceStyle(.dark)
    #expect(sets(controller) && !sets(window))
    window.preferredUserInterfaceStyle(.dark)
    #expect(sets(window))
    controller.preferredUserInterfaceStyle(.unspecified)
    #expect(!sets(controller))
    #expect(style(of: controller) == .dark)
  }

  @Test func `a preference that nothing encloses is set on the view alone`() {
    let (detached, inner) = (UIView(), UIView())
    detached.addSubview(inner)
    inner.preferredUserInterfaceStyle(.dark)
    #expect(!sets(detached))
    #expect(sets(inner))
  }

  @Test func `a second view's preference goes below the first one's`() {
    let second = UIView()
    controller.view.addSubview(second)
    view.preferredUserInterfaceStyle(.dark)
    second.preferredUserInterfaceStyle(.light)
    #expect(style(of: controller) == .dark)
    #expect(style(of: controller.view) == .light)
    #expect(style(of: view) == .dark)
  }

  @Test func `a repeated preference after a move takes back the place it has left`() {
    view.preferredUserInterfaceStyle(.dark)
    let other = UIViewController()
    other.view.addSubview(view)
    view.preferredUserInterfaceStyle(.dark)
    #expect(!sets(controller))
    #expect(sets(other))
  }

  @Test func `a preference keeps nothing alive`() {
    weak var place: UIViewController?
    let view = UIView()
    do {
      let controller = UIViewController()
      place = controller
      controller.view.addSubview(view)
      view.preferredUserInterfaceStyle(.dark)
      view.removeFromSuperview()
    }
    #expect(place == nil)
    view.preferredUserInterfaceStyle(.unspecified)
    #expect(!sets(view))
  }
}
