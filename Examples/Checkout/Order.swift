import Foundation

/// One kind of thing in the cart.
package struct Item: Equatable, Sendable {
  package let name: String
  /// The price of one, in cents.
  package let price: Int
  package var count: Int

  package init(_ name: String, price: Int, count: Int = 1) {
    self.name = name
    self.price = price
    self.count = count
  }
}

/// What somebody is about to buy.
@MainActor
package final class Order {
  package var items: [Item]
  /// The tip, as hundredths of the price.
  package var tip = 0

  package init(_ items: [Item]) { self.items = items }

  /// What is to be paid, in cents.
  package var total: Int {
    let price = items.reduce(0) { $0 + $1.price * $1.count }
    return price + price * tip / 100
  }
}

/// Whoever takes the money, and some time for it.
@MainActor
package protocol Bank: AnyObject {
  /// Charges the cents, and later answers whether that went well.
  func charge(_ cents: Int, _ answer: @escaping @MainActor (Bool) -> Void)
}
