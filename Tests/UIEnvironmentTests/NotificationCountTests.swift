import TestSupport
import Testing
import UIEnvironment
import UIKit

/// A tab bar of two navigation stacks in a window, and a second such tree presented on top.
@MainActor @Suite(.headlessUIKit) struct NotificationCountTests {
  private let log = EventLog()
  private let window = UIWindow()
  private let tabs: Tabs
  private let presented: Tabs

  init() {
    tabs = Tabs("tabs", log)
    presented = Tabs("sheet", log)
    window.rootViewController = tabs.root
    window.makeKeyAndVisible()
  }

  private func present() {
    tabs.root.present(presented.root, animated: false)
    _ = log.take()
  }

  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  @Test func `a write at the window is told once to all in every stack and tab`() {
    _ = log.take()
    window.environment(\.locale, locale("pl"))
    #expect(log.take().sorted() == tabs.names.sorted())
    window.environment(\.locale, locale("pl"))
    #expect(log.take().isEmpty)
    window.environment(\.locale, locale("de"))
    #expect(log.take().sorted() == tabs.names.sorted())
  }

  @Test func `a write at the window is told once to the presented tree as well`() {
    present()
    for identifier in ["pl", "de"] {
      window.environment(\.locale, locale(identifier))
      #expect(log.take().sorted() == (tabs.names + presented.names).sorted())
      #expect(presented.screens[3].inner.locale.identifier == identifier)
    }
  }

  @Test func `a write at the presented root is told to the presented tree alone`() {
    present()
    presented.root.environment(\.locale, locale("pl"))
    #expect(log.take().sorted() == presented.names.sorted())
    #expect(tabs.screens[0].locale == SystemLocale.current)
    window.environment(\.locale, locale("de"))
    #expect(log.take().sorted() == tabs.names.sorted())
    presented.root.removeEnvironment(\.locale)
    #expect(log.take().sorted() == presented.names.sorted())
  }

  @Test func `a write at an inner view is told to what is below it alone`() {
    present()
    window.environment(\.locale, locale("de"))
    _ = log.take()
    let inner = tabs.screens[1].inner
    inner.environment(\.locale, locale("pl"))
    #expect(log.take() == ["tabs1b.view.inner"])
    window.environment(\.locale, locale("fr"))
    let others = (tabs.names + presented.names).filter { $0 != "tabs1b.view.inner" }
    #expect(log.take().sorted() == others.sorted())
    #expect(inner.locale.identifier == "pl")
  }

  @Test func `several values written together are told once`() {
    present()
    UIEnvironmentSystem.announce {
      $0.locale = locale("pl")
      $0.userInterfaceStyle = .dark
    }
    #expect(log.take().sorted() == (tabs.names + presented.names).sorted())
  }

  @Test func `those above are told before those below`() throws {
    present()
    window.environment(\.locale, locale("pl"))
    let told = log.take()
    for name in tabs.names + presented.names {
      let position = try #require(told.firstIndex(of: name))
      for below in told where below.hasPrefix(name + ".") {
        #expect(try #require(told.firstIndex(of: below)) > position)
      }
    }
    let lastOfTabs = try #require(told.lastIndex { $0.hasPrefix("tabs1b") })
    #expect(lastOfTabs >= 0)
  }

  @Test func `a style set at the window is told once to all, by interception`() {
    present()
    _ = presented.screens[0].environmentValue(\.userInterfaceStyle)
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take().sorted() == (tabs.names + presented.names).sorted())
    #expect(presented.screens[2].environmentValue(\.userInterfaceStyle) == .dark)
  }

  @Test func `a dismissed tree inherits no longer, and is told so`() {
    present()
    window.environment(\.locale, locale("pl"))
    _ = log.take()
    tabs.root.dismiss(animated: false)
    #expect(log.take().sorted() == presented.names.sorted())
    window.environment(\.locale, locale("de"))
    #expect(log.take().sorted() == tabs.names.sorted())
  }
}
