import Foundation
import Ruka
import UIEnvironment

// Somebody buys something: a cart, a form, an alert and a receipt, acted out without a display.
//
//   Checkout              plays the script in English and prints the screen after each step
//   Checkout pl           plays it in another language

/// A bank that takes a second and a half, and is content with everybody.
final class SlowBank: Bank {
  func charge(_ cents: Int, _ answer: @escaping @MainActor (Bool) -> Void) {
    Headless.clock.schedule(after: 1.5) { answer(true) }
  }
}

do {
  try Script(language: CommandLine.arguments.dropFirst().first ?? "en_US").play()
} catch {
  FileHandle.standardError.write(Data("Checkout: \(error)\n".utf8))
  exit(1)
}
