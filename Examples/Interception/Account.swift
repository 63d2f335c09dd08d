/// A small model, as a program has it. It knows nothing of hooks: its members are `open`.
open class Account {
  public let owner: String
  open var balance = 0
  open var limit = 100

  @inline(never) public init(owner: String) { self.owner = owner }

  open func withdraw(_ amount: Int) throws {
    guard balance + limit >= amount else { throw Refusal(amount: amount) }
    balance -= amount
  }

  open func statement(for month: String) -> String { "\(owner), \(month): \(balance)" }
}

public struct Refusal: Error, Equatable {
  public let amount: Int
}

/// Something that works with accounts, and is to be tested without real ones.
public func settle(_ accounts: [Account], fee: Int) -> [String] {
  accounts.compactMap { account in
    do {
      try account.withdraw(fee)
      return account.statement(for: "May")
    } catch {
      return nil
    }
  }
}
