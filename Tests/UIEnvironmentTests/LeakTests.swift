import TestSupport
import Testing
import UIEnvironment
import UIKit

@MainActor @Suite(.headlessUIKit) struct LeakTests {
  @Test func `nothing of a window with tabs, stacks and a presented tree outlives it`() {
    let log = EventLog()
    expectNoLeaks { tracker in
      let window = tracker.track(UIWindow())
      let (tabs, presented) = (Tabs("tabs", log), Tabs("sheet", log))
      window.rootViewController = tabs.root
      window.makeKeyAndVisible()
      tabs.root.present(presented.root, animated: false)
      window.environment(\.locale, Locale(identifier: "pl"))
      window.overrideUserInterfaceStyle = .dark
      presented.screens[0].preferredUserInterfaceStyle(.light)
      tabs.screens[0].registerForEnvironmentChanges(\.locale) { _, _ in }
      tabs.track(with: tracker)
      presented.track(with: tracker)
      tabs.root.dismiss(animated: false)
      window.isHidden = true
    }
  }

  @Test func `a detached view dies with what was set on it`() {
    expectNoLeaks { tracker in
      let view = tracker.track(UIView())
      view.environment(\.locale, Locale(identifier: "pl"))
      view.overrideUserInterfaceStyle = .dark
      view.preferredUserInterfaceStyle(.dark)
    }
  }

  @Test func `a handler that uses the object it is given does not keep that alive`() {
    expectNoLeaks { tracker in
      let view = tracker.track(UIView())
      view.registerForEnvironmentChanges(\.locale) { view, _ in view.setNeedsLayout() }
      view.environment(\.locale, Locale(identifier: "pl"))
    }
  }
}
