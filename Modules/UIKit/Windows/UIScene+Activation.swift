import Foundation

extension UIScene {
  /// Moves the scene to a state through every state between, telling the delegate and posting what
  /// UIKit posts at each step.
  func move(to target: ActivationState) {
    while let step = nextStep(towards: target) { take(step) }
  }

  private enum Step {
    case enterForeground, activate, deactivate, enterBackground
  }

  private func nextStep(towards target: ActivationState) -> Step? {
    switch (activationState, target) {
    case (.foregroundActive, .foregroundActive), (.foregroundInactive, .foregroundInactive),
      (.background, .background), (_, .unattached):
      nil
    case (.unattached, _), (.background, _):
      activationState == .unattached && target == .background ? .enterBackground : .enterForeground
    case (.foregroundInactive, .foregroundActive):
      .activate
    case (.foregroundInactive, _):
      .enterBackground
    case (.foregroundActive, _):
      .deactivate
    }
  }

  private func take(_ step: Step) {
    switch step {
    case .enterForeground:
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
      currentActivationState = .foregroundInactive
    case .activate:
      currentActivationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
      post(UIScene.didActivateNotification)
    case .deactivate:
      delegate?.sceneWillResignActive(self)
      post(UIScene.willDeactivateNotification)
      currentActivationState = .foregroundInactive
    case .enterBackground:
      currentActivationState = .background
      delegate?.sceneDidEnterBackground(self)
      post(UIScene.didEnterBackgroundNotification)
    }
    UIApplication.shared.sceneDidTakeStep(self)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
