import UIKit

// A custom trait, handed down and overridden like the system's own, on screens without a display.

let window = UIWindow()
let gallery = Gallery()
window.rootViewController = gallery

@MainActor
func step(_ title: String, _ change: () -> Void) {
  print(title)
  change()
  Headless.runUntilIdle()
  for badge in [gallery.first, gallery.child.second] {
    let border = badge.layer.borderColor.map { "\(UIColor(cgColor: $0))" } ?? "none"
    print("  \(badge.name) resolves \(badge.traitCollection.summary); border \(border)")
  }
}

step("The window appears:") { window.makeKeyAndVisible() }
step("The scene turns bold:") { window.windowScene?.traitOverrides.theme = .bold }
step("The child controller turns pastel:") { gallery.child.traitOverrides.theme = .pastel }
step("The first badge turns monochrome:") { gallery.first.traitOverrides.theme = .monochrome }
step("The window turns dark, at once:") { window.overrideUserInterfaceStyle = .dark }
step("The scene changes its mind; both badges have a theme nearer to them:") {
  window.windowScene?.traitOverrides.theme = .standard
}
step("The nearer ones are removed:") {
  gallery.child.traitOverrides.remove(ThemeTrait.self)
  gallery.first.traitOverrides.remove(ThemeTrait.self)
}
print("The badges were drawn \(gallery.first.draws) and \(gallery.child.second.draws) times.")
