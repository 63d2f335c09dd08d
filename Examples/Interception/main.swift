import UIEnvironmentHooks

let ada = Account(owner: "Ada")
let bob = Account(owner: "Bob")

print("Tracing: each change of any account's balance")
// snippet: tracing
let trace = try hookAfter(targetClass: Account.self, setting: \.balance) { account, balance in
  print("  \(account.owner) has \(balance)")
}
ada.balance = 50
bob.balance += 20
trace.cancelHook()
// end of snippet

print("Changing: Bob's withdrawals are doubled")
// snippet: changing
let change = try hookInstead(
  object: bob, calling: { (account: Account, amount: Int) in try account.withdraw(amount) }
) { account, amount, original in
  try original(account, amount * 2)
}
// end of snippet
try ada.withdraw(10)
try bob.withdraw(10)
print("  Ada has \(ada.balance), Bob has \(bob.balance)")
change.cancelHook()

print("Vetoing: no limit above 500")
let veto = try hookInstead(targetClass: Account.self, setting: \.limit) {
  account, limit, original in
  if limit <= 500 { original(account, limit) }
}
ada.limit = 400
bob.limit = 4000
print("  Ada's is \(ada.limit), Bob's is \(bob.limit)")
veto.cancelHook()

print("Spying: what settling does with two accounts")
let first = Spy(on: ada)
try first.record("withdraw", { (account: Account, amount: Int) in try account.withdraw(amount) })
try first.stub("statement", returning: "a stub's answer") {
  (account: Account, month: String) in account.statement(for: month)
}
try first.record("balance", \.balance)
let second = Spy(on: bob)
try second.stub("withdraw", throwing: Refusal(amount: 1)) {
  (account: Account, amount: Int) in try account.withdraw(amount)
}
print("  statements: \(settle([ada, bob], fee: 5))")
print("  Ada: \(first.calls)")
print("  Bob: \(second.calls)")
