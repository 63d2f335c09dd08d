import Checkout
import Ruka
import Testing

/// The form, alone on its screen.
@MainActor @Suite(.headlessUIKit) struct DetailsTests {
  private let order = Order([Item("Tea", price: 450, count: 2), Item("Cup", price: 1200)])
  private let bank = FakeBank()

  private func launch(_ configuration: Configuration) -> App {
    App(
      controller: UINavigationController(rootViewController: DetailsController(order, bank: bank)),
      configuration: configuration)
  }

  /// Fills in the form as somebody who may pay.
  private func fill(_ app: App, _ configuration: Configuration) throws {
    try app.textField(configuration.say(.name))?.type(text: "Ada")
    try app.textField(configuration.say(.email))?.type(text: "ada@example.org")
  }

  @Test(arguments: Configuration.ofCheckout)
  func `the form says what it asks for`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    #expect(try app.label(configuration.say(.details)) != nil)
    #expect(try app.textField(configuration.say(.name))?.isEditing == false)
    #expect(try app.textField(configuration.say(.email))?.text == "")
    #expect(try app.switch(configuration.say(.offers))?.isOn == false)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `the total is written as the language writes money`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.scroll(to: Query(identifier: "total"))
    let total = "\(configuration.say(.total)): \(configuration.euros(2100))"
    #expect(try app.label("total")?.text == total)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `nobody can pay who has said nothing`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.scroll(to: Query(identifier: "pay"))
    #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a name and an address are enough`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try fill(app, configuration)
    try app.scroll(to: Query(identifier: "pay"))
    #expect(try app.button(configuration.say(.pay))?.isEnabled == true)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `an address alone is not`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.textField(configuration.say(.email))?.type(text: "ada@example.org")
    try app.scroll(to: Query(identifier: "pay"))
    #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `what is no address is called so until it is one`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let complaint = Query(.label, configuration.say(.badEmail))
    let field = try #require(try app.textField(configuration.say(.email)))
    #expect(app.first(complaint) == nil)
    field.type(text: "ada@")
    #expect(app.first(complaint) != nil)
    field.type(text: "example.org")
    #expect(app.first(complaint) == nil)
    field.clear()
    #expect(app.first(complaint) == nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a person's tip is added, to the cent`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let slider = try app.scroll(to: Query(identifier: "tip")) as? UISlider
    slider?.set(value: 10)
    #expect(order.total == 2310)
    #expect(try app.label("\(configuration.say(.tip)): 10 %") != nil)
    try app.scroll(to: Query(identifier: "total"))
    let total = "\(configuration.say(.total)): \(configuration.euros(2310))"
    #expect(try app.label(total) != nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `offers are sent to those who ask for them`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let offers = try app.scroll(to: Query(identifier: "offers")) as? UISwitch
    try app.tap(Query(.switch, configuration.say(.offers)))
    #expect(offers?.isOn == true)
    offers?.toggle()
    #expect(offers?.isOn == false)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `paying is asked about, with the amount`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try fill(app, configuration)
    try app.scroll(to: Query(identifier: "pay"))
    try app.tapButton(title: configuration.say(.pay))
    #expect(app.alertViewController?.title == configuration.say(.payNow))
    #expect(try app.label(configuration.euros(2100)) != nil)
    #expect(bank.charges.isEmpty)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `who cancels has paid nothing`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try fill(app, configuration)
    try app.scroll(to: Query(identifier: "pay"))
    try app.tapButton(title: configuration.say(.pay))
    app.alertViewController?.tapButton(title: configuration.say(.cancel))
    app.settle()
    #expect(app.alertViewController == nil)
    #expect(bank.charges.isEmpty)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `while the bank thinks, nobody pays twice`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try pay(app, configuration)
    #expect(bank.charges == [2100])
    #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
    app.advance(by: 1)
    #expect(app.topController is DetailsController)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a receipt says what was paid`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try pay(app, configuration)
    try app.waitFor("the receipt") { app.topController is ReceiptController }
    #expect(try app.label(configuration.say(.thanks)) != nil)
    #expect(
      try app.label("paid")?.text
        == "\(configuration.say(.total)): \(configuration.euros(2100))")
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a bank that says no can be asked again`(_ configuration: Configuration) throws {
    bank.isWilling = false
    let app = launch(configuration)
    try pay(app, configuration)
    app.settle()
    #expect(app.alertViewController?.title == configuration.say(.failed))
    app.alertViewController?.tapButton(title: configuration.say(.cancel))
    #expect(try app.button(configuration.say(.pay))?.isEnabled == true)
    #expect(order.items.count == 2)
  }

  private func pay(_ app: App, _ configuration: Configuration) throws {
    try fill(app, configuration)
    try app.scroll(to: Query(identifier: "pay"))
    try app.tapButton(title: configuration.say(.pay))
    app.alertViewController?.tapButton(title: configuration.say(.pay))
  }

  @Test func `another language and look reach a form that is there already`() throws {
    let app = launch(Configuration())
    try fill(app, Configuration())
    try app.forEachConfiguration(locales: Configuration.languages) { configuration in
      let (title, name) = try (app.label(configuration.say(.details)), app.textField("Ada"))
      #expect(title != nil)
      #expect(name?.placeholder == configuration.say(.name))
      let style = app.topController?.traitCollection.userInterfaceStyle
      #expect(style == configuration.appearance)
    }
    #expect(try app.label("Your details") != nil)
  }
}
