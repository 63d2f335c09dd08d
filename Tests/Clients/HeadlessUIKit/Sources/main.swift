// Sources as an iOS application has them, in the language mode that most still use. What differs is
// one line: a method stands where `#selector` does.
import UIKit

let window = UIWindow()
let counter = CounterViewController()
let navigation = UINavigationController(rootViewController: counter)
window.rootViewController = navigation
window.makeKeyAndVisible()

counter.button.sendActions(for: .touchUpInside)
counter.button.sendActions(for: .touchUpInside)
print(counter.label.text ?? "")

navigation.pushViewController(DetailViewController(), animated: false)
print(navigation.topViewController?.title ?? "")
navigation.popViewController(animated: false)

// UIKit brings Foundation along, as on Apple platforms.
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(
  "taken away:",
  CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom).height)
