import Checkout
import UIKit

/// A bank that takes two seconds, and says what it was told to say.
final class FakeBank: Bank {
  var isWilling = true
  private(set) var charges: [Int] = []

  func charge(_ cents: Int, _ answer: @escaping @MainActor (Bool) -> Void) {
    charges.append(cents)
    Headless.clock.schedule(after: 2) { [isWilling] in answer(isWilling) }
  }
}
