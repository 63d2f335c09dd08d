import Foundation
import UIKit

// A tab bar application whose labels, colours and dates follow values that are set once, high up.
//
//   Gallery                 plays all steps and prints the screen after each
//   Gallery --list          prints the names of the steps
//   Gallery --steps a,b,c   plays the steps chosen, in this order

do {
  switch try Command(CommandLine.arguments.dropFirst()) {
  case .list:
    for step in Step.allCases { print("\(step.rawValue)  \(step.summary)") }
  case .play(let steps):
    let delegate = GalleryDelegate()
    Headless.launch(delegate)
    play(steps, on: delegate.window)
  }
} catch {
  FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
  exit(2)
}

@MainActor
func play(_ steps: [Step], on window: UIWindow) {
  show("At first", window)
  for step in steps {
    let isDone = step.perform(on: window)
    Headless.runUntilIdle()
    show(isDone ? step.summary : "\(step.summary): there is nothing to tap for it", window)
  }
}

@MainActor
func show(_ title: String, _ window: UIWindow) {
  print("\n\(title)\n\(ScreenText(of: window))")
}
