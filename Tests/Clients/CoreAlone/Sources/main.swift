let document = Section()
let chapter = Section()
let figure = Figure()
try document.append(chapter)
try chapter.append(figure)
print("defaults:", figure.text(of: 7))

document.environment(\.digits, 4)
print("set at the root:", figure.text(of: 7), "told", figure.updates)

chapter.environment(\.currency.symbol, "zł")
print("set through a path:", figure.text(of: 7), "told", figure.updates)
print("the rest of the value:", figure.environmentValue(\.currency.code))

document.environment(\.digits, 4)
print("an equal value: told", figure.updates)

let registration = figure.registerForEnvironmentChanges(\.currency) { figure, former in
  print("registered:", former.currency.symbol, "→", figure.environmentValue(\.currency).symbol)
}
chapter.removeEnvironment(\.currency)
registration.unregister()
document.environment(\.currency, Currency(code: "USD", symbol: "$"))
print("at the end:", figure.text(of: 7), "told", figure.updates)

do {
  try chapter.append(document)
} catch {
  print("refused:", error)
}
