import Ruka

// The settings, as somebody finds them and after they have chosen, printed as a tree.

let preferences = Preferences(palette: .ocean, sendsNews: true)
let app = App(controller: SettingsController(preferences), failureBehavior: .raiseException)
print("At first:\n\(app.tree)\n")

try app.switch("News")?.toggle()
try app.tapButton(title: "Forest")
print("After a choice, \(preferences.palette.rawValue):\n\(app.tree)")
