import UIEnvironment
import UIKit

let window = UIWindow()
let list = ThemedController()
let navigation = UINavigationController(rootViewController: list)
window.rootViewController = navigation
window.makeKeyAndVisible()
print("at first:", list.label.text ?? "")

window.environment(\.theme, "blue")
print("set on the window:", list.label.text ?? "")

let sheet = ThemedController()
list.present(sheet, animated: false)
print("presented:", sheet.label.text ?? "")

// The whole navigation presents, not the controller in it that asked.
navigation.environment(\.theme, "green")
print("set on the presenter:", list.label.text ?? "", "and", sheet.label.text ?? "")

let detached = ThemedLabel()
print("detached:", detached.environmentValue(\.theme))
sheet.view.addSubview(detached)
print("attached:", detached.text ?? "")
