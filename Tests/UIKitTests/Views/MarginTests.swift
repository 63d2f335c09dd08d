import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct MarginTests {
  let log = LoggingView.Log()
  let view: LoggingView

  init() {
    view = LoggingView("view", log)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  @Test func `margins are 8 points unless set`() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `directional margins follow the direction`() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a change of margins tells the view and asks for layout`() {
    view.layoutIfNeeded()
    _ = log.take()
    view.layoutMargins.top = 20
    #expect(log.take() == ["view layoutMarginsDidChange"])
    view.layoutIfNeeded()
    #expect(log.take() == ["view layoutSubviews"])
    view.layoutMargins.top = 20
    #expect(log.take() == [])
  }

  @Test func `margins can be kept inside the superview's`() {
    let parent = UIView(frame: view.frame)
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    view.frame = CGRect(x: 10, y: 10, width: 90, height: 90)
    parent.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 30, right: 30))
    _ = log.take()
    parent.layoutMargins.left = 50
    #expect(log.take() == ["view layoutMarginsDidChange"])
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func `a semantic attribute decides the direction`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
  }

  @Test func `the direction is that of the traits unless the view says another`() {
    let window = UIWindow()
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    Headless.systemTraits = Headless.systemTraits.modifyingTraits {
      $0.layoutDirection = .rightToLeft
    }
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }
}
