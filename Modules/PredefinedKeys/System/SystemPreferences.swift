import Foundation
import UIKit

/// What the system prefers, as far as any thread may ask for it: the headless UIKit says it, Apple's
/// does not.
enum SystemPreferences {
  #if canImport(ObjectiveC)
    static let notifications: [Notification.Name] = []
    static let userInterfaceStyle = UIUserInterfaceStyle.light
    static let contentSizeCategory = UIContentSizeCategory.large
  #else
    static let notifications = [Headless.systemTraitsDidChangeNotification]

    static var userInterfaceStyle: UIUserInterfaceStyle {
      SystemTraits.snapshot.userInterfaceStyle
    }

    static var contentSizeCategory: UIContentSizeCategory {
      SystemTraits.snapshot.preferredContentSizeCategory
    }
  #endif
}
