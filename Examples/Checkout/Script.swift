import Foundation
import Ruka
import UIEnvironment

/// What the program does, step by step, as a person would.
@MainActor
struct Script {
  private let app: App
  private let locale: Locale

  init(language: String) {
    let locale = Locale(identifier: language)
    let order = Order([Item("Tea", price: 450, count: 2), Item("Cup", price: 1200)])
    let cart = CartController(order, bank: SlowBank())
    self.locale = locale
    app = App(
      controller: UINavigationController(rootViewController: cart),
      failureBehavior: .raiseException, environment: { $0.locale = locale })
  }

  func play() throws {
    show("At first")
    try step("Ask for the tea") { try app.cell(containingText: "Tea")?.tap() }
    try step("Take one more") {
      try app.stepper("stepper")?.increment()
      try app.tapButton(title: say(.done))
    }
    try step("Check out") { try app.tapButton(title: say(.checkOut)) }
    try step("Enter a name and an address") {
      try app.textField("name")?.type(text: "Ada")
      try app.textField("email")?.type(text: "ada@example.org")
    }
    try step("Give a tip") { try app.slider("tip")?.set(value: 10) }
    try step("Pay") { try app.tapButton(title: say(.pay)) }
    step("Agree") { app.alertViewController?.tapButton(title: say(.pay)) }
    step("Wait for the bank") { app.advance(by: 2) }
    try step("Read the receipt") { try app.tapButton(title: say(.done)) }
  }

  private func step(_ title: String, _ body: () throws -> Void) rethrows {
    try body()
    show(title)
  }

  private func show(_ title: String) { print("\(title)\n\(app.tree)\n") }

  private func say(_ word: Word) -> String { word.said(in: locale) }
}
