import Testing
import UIEnvironmentHooks

// The code of the article "Hooking members".

// snippet: class
open class Account {
  open var balance = 0
  public let owner: String

  @inline(never) public init(owner: String) { self.owner = owner }

  open func withdraw(_ amount: Int) -> Bool {
    guard amount <= balance else { return false }
    balance -= amount
    return true
  }
}
// end of snippet

@MainActor open class Screen {
  open var title = ""

  @inline(never) public init() {}
}

@Suite(.serialized) struct HookingMembersTests {
  @MainActor private static var titles: [String] = []

  @Test func `hooks run around a setter`() throws {
    let account = Account(owner: "Ada")
    var log: [String] = []

    // snippet: setting
    let before = try hookBefore(targetClass: Account.self, setting: \.balance) { account, balance in
      log.append("\(account.owner): \(account.balance) → \(balance)")
    }
    let after = try hookAfter(object: account, setting: \.balance) { account in
      log.append("now \(account.balance)")
    }
    account.balance = 10
    // end of snippet
    #expect(log == ["Ada: 0 → 10", "now 10"])

    // snippet: cancelling
    before.cancelHook()
    after.cancelHook()
    // end of snippet
    account.balance = 20
    #expect(log.count == 2)
  }

  @Test func `a replacement decides what is set`() throws {
    // snippet: instead
    let floor = try hookInstead(targetClass: Account.self, setting: \.balance) {
      account, balance, original in
      original(account, max(balance, 0))
    }
    // end of snippet
    let account = Account(owner: "Ada")
    account.balance = -5
    #expect(account.balance == 0)
    floor.cancelHook()
    account.balance = -5
    #expect(account.balance == -5)
  }

  @Test func `a method is found by calling it`() throws {
    let account = Account(owner: "Ada")
    account.balance = 10
    var withdrawn: [Int] = []

    // snippet: method
    let watch = try hookAfter(
      targetClass: Account.self,
      calling: { (account: Account, amount: Int) in account.withdraw(amount) }
    ) { account, amount, succeeded in
      if succeeded { withdrawn.append(amount) }
    }
    // end of snippet
    _ = account.withdraw(4)
    _ = account.withdraw(40)
    #expect(withdrawn == [4])
    watch.cancelHook()
  }

  @Test func `code of no actor hops to the main actor to hook its members`() async throws {
    // snippet: actors
    let token = try await MainActor.run {
      try hookBefore(targetClass: Screen.self, setting: \.title) { _, title in
        Self.titles.append(title)
      }
    }
    // end of snippet
    await MainActor.run { Screen().title = "Accounts" }
    token.cancelHook()
    await MainActor.run {
      Screen().title = "Payments"
      #expect(Self.titles == ["Accounts"])
    }
  }

  @Test func `a replacement of a method changes its arguments and its result`() throws {
    // snippet: instead-method
    let fee = try hookInstead(
      targetClass: Account.self,
      calling: { (account: Account, amount: Int) in account.withdraw(amount) }
    ) { account, amount, original in
      original(account, amount + 1)
    }
    // end of snippet
    let account = Account(owner: "Ada")
    account.balance = 10
    #expect(account.withdraw(9))
    #expect(account.balance == 0)
    fee.cancelHook()
  }

  @Test func `what cannot be hooked is refused at once`() throws {
    final class Sealed { var balance = 0 }
    // snippet: refused
    do {
      try hookBefore(targetClass: Sealed.self, setting: \.balance) {}
    } catch {
      print(error)  // says why, and what to do
    }
    // end of snippet
    #expect(throws: HookError.self) {
      try hookBefore(targetClass: Sealed.self, setting: \.balance) {}
    }
  }
}
