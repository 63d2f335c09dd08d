import Checkout
import Ruka
import Testing

/// The form, alone on its screen.
@MainActor @Suite(.headlessUIKit) struct DetailsTests {
  private let order = Order(Item.teaAndCup)
  private let bank = FakeBank()

  /// Shows the form, and runs the test under each configuration: on one and the same
  /// screen, where what a test has entered is cleared for the next.
  private func underEach(
    of configurations: [Configuration] = Configuration.ofCheckout,
    _ test: (App, Configuration) throws -> Void
  ) throws {
    let app = App(
      controller: UINavigationController(rootViewController: DetailsController(order, bank: bank)))
    try app.forEachConfiguration(configurations) { configuration in
      try test(app, configuration)
      #expect(app.topController is DetailsController)
      for identifier in ["email", "name"] {
        let field = try app.scroll(to: Query(identifier: identifier)) as? UITextField
        if field?.hasText != false { field?.clear() }
      }
      (order.items, order.tip) = (Item.teaAndCup, 0)
    }
  }

  /// Fills in the form as somebody who may pay.
  private func fill(_ app: App, _ configuration: Configuration) throws {
    try app.textField(configuration.say(.name))?.type(text: "Ada")
    try app.textField(configuration.say(.email))?.type(text: "ada@example.org")
  }

  @Test func `the form says what it asks for`() throws {
    try underEach { app, configuration throws in
      #expect(try app.label(configuration.say(.details)) != nil)
      #expect(try app.textField(configuration.say(.name))?.isEditing == false)
      #expect(try app.textField(configuration.say(.email))?.text == "")
      #expect(try app.switch(configuration.say(.offers))?.isOn == false)
    }
  }

  @Test func `the total is written as the language writes money`() throws {
    try underEach { app, configuration in
      try app.scroll(to: Query(identifier: "total"))
      let total = "\(configuration.say(.total)): \(configuration.euros(2100))"
      #expect(try app.label("total")?.text == total)
    }
  }

  @Test func `nobody can pay who has said nothing`() throws {
    try underEach { app, configuration in
      try app.scroll(to: Query(identifier: "pay"))
      #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
    }
  }

  @Test func `a name and an address are enough`() throws {
    try underEach { app, configuration in
      try fill(app, configuration)
      try app.scroll(to: Query(identifier: "pay"))
      #expect(try app.button(configuration.say(.pay))?.isEnabled == true)
    }
  }

  @Test func `an address alone is not`() throws {
    try underEach { app, configuration in
      try app.textField(configuration.say(.email))?.type(text: "ada@example.org")
      try app.scroll(to: Query(identifier: "pay"))
      #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
    }
  }

  @Test func `what is no address is called so until it is one`() throws {
    try underEach { app, configuration in
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
  }

  @Test func `a person's tip is added, to the cent`() throws {
    try underEach { app, configuration in
      let slider = try app.scroll(to: Query(identifier: "tip")) as? UISlider
      slider?.set(value: 10)
      #expect(order.total == 2310)
      #expect(try app.label("\(configuration.say(.tip)): 10 %") != nil)
      try app.scroll(to: Query(identifier: "total"))
      let total = "\(configuration.say(.total)): \(configuration.euros(2310))"
      #expect(try app.label(total) != nil)
      try app.scroll(to: Query(identifier: "tip"))
      slider?.set(value: 0)
      #expect(order.total == 2100)
    }
  }

  @Test func `offers are sent to those who ask for them`() throws {
    try underEach { app, configuration in
      let offers = try app.scroll(to: Query(identifier: "offers")) as? UISwitch
      try app.tap(Query(.switch, configuration.say(.offers)))
      #expect(offers?.isOn == true)
      offers?.toggle()
      #expect(offers?.isOn == false)
    }
  }

  // MARK: Paying

  /// The same with the form filled in, and the button tapped that pays.
  private func underEachAboutToPay(_ test: (App, Configuration) throws -> Void) throws {
    try underEach { app, configuration in
      try fill(app, configuration)
      try app.scroll(to: Query(identifier: "pay"))
      try app.tapButton(title: configuration.say(.pay))
      try test(app, configuration)
    }
  }

  @Test func `paying is asked about, with the amount`() throws {
    try underEachAboutToPay { app, configuration throws in
      #expect(app.alertViewController?.title == configuration.say(.payNow))
      #expect(try app.label(configuration.euros(2100)) != nil)
      app.alertViewController?.tapButton(title: configuration.say(.cancel))
    }
    #expect(bank.charges.isEmpty)
  }

  @Test func `who cancels has paid nothing`() throws {
    try underEachAboutToPay { app, configuration in
      app.alertViewController?.tapButton(title: configuration.say(.cancel))
      app.settle()
      #expect(app.alertViewController == nil)
      #expect(bank.charges.isEmpty)
    }
  }

  @Test func `while the bank thinks, nobody pays twice`() throws {
    try underEachAboutToPay { app, configuration in
      app.alertViewController?.tapButton(title: configuration.say(.pay))
      #expect(bank.charges.last == 2100)
      #expect(try app.button(configuration.say(.pay))?.isEnabled == false)
      app.advance(by: 1)
      #expect(app.topController is DetailsController)
      app.settle()
      try app.tapButton(title: configuration.say(.done))
    }
    #expect(bank.charges.count == Configuration.ofCheckout.count)
  }

  @Test func `a receipt says what was paid`() throws {
    try underEachAboutToPay { app, configuration in
      app.alertViewController?.tapButton(title: configuration.say(.pay))
      try app.waitFor("the receipt") { app.topController is ReceiptController }
      #expect(try app.label(configuration.say(.thanks)) != nil)
      let paid = "\(configuration.say(.total)): \(configuration.euros(2100))"
      #expect(try app.label("paid")?.text == paid)
      try app.tapButton(title: configuration.say(.done))
    }
  }

  @Test func `a bank that says no can be asked again`() throws {
    bank.isWilling = false
    try underEachAboutToPay { app, configuration throws in
      app.alertViewController?.tapButton(title: configuration.say(.pay))
      app.settle()
      #expect(app.alertViewController?.title == configuration.say(.failed))
      app.alertViewController?.tapButton(title: configuration.say(.cancel))
      #expect(try app.button(configuration.say(.pay))?.isEnabled == true)
      #expect(order.items.count == 2)
    }
  }

  // MARK: Configurations

  @Test func `another language and look reach a form that is there already`() throws {
    var seen: Set<Configuration> = []
    let all = Configuration.all(locales: Configuration.languages)
    try underEach(of: all) { app, configuration in
      let (title, name) = try (app.label(configuration.say(.details)), app.textField("name"))
      #expect(title != nil)
      #expect(name?.placeholder == configuration.say(.name))
      let traits = try #require(app.topController).traitCollection
      seen.insert(
        Configuration(
          appearance: traits.userInterfaceStyle, sizeCategory: traits.preferredContentSizeCategory,
          locale: configuration.locale))
    }
    #expect(seen == Set(all))
    #expect(seen.count == 12)
  }
}
