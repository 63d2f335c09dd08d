import Testing
import UIKit

/// Faults that people met in apps and libraries: none of them happens here.
@MainActor
@Suite(.headlessUIKit)
struct ReportedTraitTests {
  let window = makeWindow()

  @Test func `a value read once in the initializer stays, a live read and a handler follow`() {
    let view = InitialReader()
    window.addSubview(view)
    window.layoutIfNeeded()
    window.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(view.initial == .standard)
    #expect(view.traitCollection.theme == .bold)
    #expect(view.handled == [.bold])
  }

  @Test func `a view that reads one trait is not laid out for another`() {
    let view = ThemeReader()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.layouts = 0
    window.traitOverrides.typesettingLanguage = Locale.Language(identifier: "pl")
    Headless.runUntilIdle()
    #expect(view.layouts == 0)
  }

  @Test func `a write in one subtree tells nobody in another`() {
    let (here, there) = (window.addedView(), window.addedView())
    let below = there.addedView()
    window.layoutIfNeeded()
    var calls = 0
    for view in [there, below] {
      view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in calls += 1 }
    }
    here.traitOverrides.theme = .bold
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test func `a child controller in a window made by hand has that window's traits`() {
    window.traitOverrides.theme = .bold
    let parent = UIViewController()
    let child = UIViewController()
    window.addSubview(parent.view)
    parent.addChild(child)
    let other = makeWindow()
    other.addSubview(child.view)
    Headless.runUntilIdle()
    #expect(parent.traitCollection.theme == .bold)
    #expect(child.traitCollection.theme == .standard)
  }

  @Test func `a size class set between parent and child stays through the background`() {
    let parent = UIViewController()
    let child = UIViewController()
    window.addSubview(parent.view)
    let middle = parent.view.addedView()
    middle.addSubview(child.view)
    middle.traitOverrides.horizontalSizeClass = .regular
    Headless.runUntilIdle()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    if let scene = window.windowScene {
      Headless.move(scene, to: .background)
      Headless.move(scene, to: .foregroundActive)
    }
    Headless.runUntilIdle()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a layer that took a color in layout takes the new one in the next`() {
    let view = BorderedView()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.layer.borderColor == UIColor.black.cgColor)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.layer.borderColor == UIColor.white.cgColor)
  }

  @Test func `a presentation's container callbacks are tracked`() {
    let presenter = UIViewController()
    window.rootViewController = presenter
    let presented = UIViewController()
    let source = TrackedSource()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = source
    Headless.runUntilIdle()
    presenter.present(presented, animated: false)
    Headless.runUntilIdle()
    let before = source.made?.layouts ?? 0
    window.traitOverrides.theme = .bold
    Headless.runUntilIdle()
    #expect(source.made?.layouts == before + 1)
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(source.made?.layouts == before + 1)
  }

  @Test func `a label is measured by an overridden size category once it inherits from it`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Title"
    let height = label.sizeThatFits(.zero).height
    let parent = window.addedView()
    parent.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.sizeThatFits(.zero).height == height)
    parent.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.sizeThatFits(.zero).height > height)
  }

  @Test func `what a handler sets last is not set over by the update`() {
    let view = window.addedView()
    view.backgroundColor = .systemBackground
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      view.backgroundColor = .green
    }
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.backgroundColor == .green)
  }
}

private final class InitialReader: UIView {
  private(set) var initial = Theme.bold
  private(set) var handled: [Theme] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    initial = traitCollection.theme
    registerForTraitChanges([ThemeTrait.self]) { (view: InitialReader, _) in
      view.handled.append(view.traitCollection.theme)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class ThemeReader: UIView {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    _ = traitCollection.theme
  }
}

private final class BorderedView: UIView {
  private static let border = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  override func layoutSubviews() {
    layer.borderColor = Self.border.cgColor
  }
}

private final class TrackedSource: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var made: TrackedPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    made = TrackedPresentation(presentedViewController: presented, presenting: presenting)
    return made
  }
}

private final class TrackedPresentation: UIPresentationController {
  var layouts = 0

  override func containerViewWillLayoutSubviews() {
    layouts += 1
    _ = traitCollection.theme
  }
}
