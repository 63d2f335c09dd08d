import UIEnvironment
import UIKit

/// One thing that a person does with the application.
enum Step: String, CaseIterable {
  case push
  case style
  case locale
  case larger
  case present
  case again
  case dismiss
  case tab
  case system

  var summary: String {
    switch self {
    case .push: "Push a second screen"
    case .style: "Toggle the style of the window"
    case .locale: "Change the locale of the window"
    case .larger: "Ask for larger text"
    case .present: "Present a third screen"
    case .again: "Change the locale below the presented screen"
    case .dismiss: "Dismiss the presented screen"
    case .tab: "Select the other tab"
    case .system: "The system moves to another time zone"
    }
  }

  /// Does it, and says whether that was possible.
  @MainActor
  func perform(on window: UIWindow) -> Bool {
    switch self {
    case .push: tap("Push", in: window)
    case .style: tap("Toggle style", in: window)
    case .locale, .again: tap("Change locale", in: window)
    case .larger: tap("Larger text", in: window)
    case .present: tap("Present", in: window)
    case .dismiss: tap("Dismiss", in: window)
    case .tab: selectOtherTab(in: window)
    case .system: moveSystem()
    }
  }

  /// Taps the frontmost button of this title: its action goes up the responder chain.
  @MainActor
  private func tap(_ title: String, in window: UIWindow) -> Bool {
    guard let button = window.frontmostButton(titled: title) else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }

  @MainActor
  private func selectOtherTab(in window: UIWindow) -> Bool {
    guard let tabs = window.rootViewController as? UITabBarController else { return false }
    tabs.selectedIndex = 1 - tabs.selectedIndex
    return true
  }

  @MainActor
  private func moveSystem() -> Bool {
    guard let tokyo = TimeZone(identifier: "Asia/Tokyo") else { return false }
    UIEnvironmentSystem.announce(\.timeZone, tokyo)
    return true
  }
}

extension UIView {
  /// The button of this title that is in front of all others and can be tapped.
  fileprivate func frontmostButton(titled title: String) -> UIButton? {
    guard !isHidden else { return nil }
    if let button = self as? UIButton, button.isEnabled, button.currentTitle == title {
      return button
    }
    for subview in subviews.reversed() {
      if let button = subview.frontmostButton(titled: title) { return button }
    }
    return nil
  }
}
