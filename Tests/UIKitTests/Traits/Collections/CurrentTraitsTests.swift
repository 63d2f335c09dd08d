import Testing
import UIKit

/// `UITraitCollection.current`: rules K1 to K3.
@MainActor
@Suite(.headlessUIKit)
struct CurrentTraitsTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `K1: each thread has its own`() async {
    UITraitCollection.current = dark
    let elsewhere = await Task.detached {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let before = UITraitCollection.current.userInterfaceStyle
          UITraitCollection.current = UITraitCollection(userInterfaceStyle: .unspecified)
          continuation.resume(returning: before)
        }
      }
    }.value
    #expect(elsewhere == .light)
  }

  @Test func `K1: it can be set`() {
    UITraitCollection.current = dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test func `K3: performing sets it, restores it, and nests`() {
    UITraitCollection.current = light
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      light.performAsCurrent { #expect(UITraitCollection.current === light) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current === light)
  }

  @Test func `K2: it is the view's own in layout, drawing and handlers, and restored after`() {
    let window = makeWindow()
    let view = CurrentReader()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.addSubview(view)
    view.traitOverrides.userInterfaceStyle = .dark
    view.registerForTraitChanges([ThemeTrait.self]) { (view: CurrentReader, _) in
      view.note("handler")
    }
    view.traitOverrides.theme = .bold
    light.performAsCurrent {
      Headless.runUntilIdle()
      view.tintColor = .red
      #expect(UITraitCollection.current === light)
    }
    #expect(
      Set(view.seen) == ["handler dark", "legacy dark", "layout dark", "draw dark", "tint dark"])
  }

  @Test func `K2: it is the controller's own around its view's layout`() {
    let window = makeWindow()
    let controller = CurrentController()
    window.addSubview(controller.view)
    controller.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(controller.seen == ["will dark", "did dark"])
  }

  @Test func `sizing under other current traits does not leak into a view's layout`() {
    let window = makeWindow()
    let controller = CurrentController()
    window.addSubview(controller.view)
    dark.performAsCurrent {
      controller.view.layoutIfNeeded()
      #expect(UITraitCollection.current === dark)
    }
    #expect(controller.seen == ["will light", "did light"])
  }
}

private final class CurrentReader: UIView {
  var seen: [String] = []

  func note(_ place: String) {
    seen.append("\(place) \(UITraitCollection.current.userInterfaceStyle)")
  }

  override func layoutSubviews() { note("layout") }
  override func draw(_ rect: CGRect) { note("draw") }
  override func tintColorDidChange() { note("tint") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("legacy") }
}

private final class CurrentController: UIViewController {
  var seen: [String] = []

  override func viewWillLayoutSubviews() {
    seen.append("will \(UITraitCollection.current.userInterfaceStyle)")
  }

  override func viewDidLayoutSubviews() {
    seen.append("did \(UITraitCollection.current.userInterfaceStyle)")
  }
}
