import Testing
import UIKit

/// Colors of views and layers: rules K5 and K6.
@MainActor
@Suite(.headlessUIKit)
struct RedrawTests {
  let window = makeWindow()

  private func settledView() -> DrawCounter {
    let view = DrawCounter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    Headless.runUntilIdle()
    view.draws = 0
    return view
  }

  @Test func `K5: a layer keeps a color until it is set again`() {
    let view = settledView()
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.layer.borderColor = dynamic.resolvedColor(with: view.traitCollection).cgColor
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.borderColor == UIColor.black.cgColor)
    view.layer.borderColor = dynamic.resolvedColor(with: view.traitCollection).cgColor
    #expect(view.layer.borderColor == UIColor.white.cgColor)
  }

  @Test func `K4: in a view's handler colors are those of the view`() {
    let view = settledView()
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var inHandler: CGColor?
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      inHandler = dynamic.cgColor
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(inHandler == UIColor.white.cgColor)
    #expect(dynamic.cgColor == UIColor.black.cgColor)
  }

  @Test func `K6: a view with a dynamic background is drawn again when colors change`() {
    let view = settledView()
    view.backgroundColor = .systemBackground
    Headless.runUntilIdle()
    view.draws = 0
    window.overrideUserInterfaceStyle = .dark
    Headless.runUntilIdle()
    #expect(view.draws == 1)
    window.traitOverrides.displayScale = 1
    Headless.runUntilIdle()
    #expect(view.draws == 1)
  }

  @Test func `K6: a custom trait that affects colors counts, one that does not does not`() {
    enum LateColorTrait: UITraitDefinition {
      static let defaultValue = 0
      static let affectsColorAppearance = true
    }
    let view = settledView()
    view.backgroundColor = UIColor { $0[LateColorTrait.self] == 0 ? .red : .blue }
    Headless.runUntilIdle()
    view.draws = 0
    window.traitOverrides[LateColorTrait.self] = 1
    Headless.runUntilIdle()
    #expect(view.draws == 1)
    window.traitOverrides[LevelTrait.self] = 1
    Headless.runUntilIdle()
    #expect(view.draws == 1)
  }

  @Test func `a view with a fixed background is not drawn again`() {
    let view = settledView()
    view.backgroundColor = .red
    Headless.runUntilIdle()
    view.draws = 0
    window.overrideUserInterfaceStyle = .dark
    Headless.runUntilIdle()
    #expect(view.draws == 0)
  }

  @Test func `what a handler sets stays`() {
    let view = settledView()
    view.backgroundColor = .systemBackground
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      view.backgroundColor = .green
    }
    window.overrideUserInterfaceStyle = .dark
    Headless.runUntilIdle()
    #expect(view.backgroundColor == .green)
  }
}

private final class DrawCounter: UIView {
  var draws = 0

  override func draw(_ rect: CGRect) { draws += 1 }
}
