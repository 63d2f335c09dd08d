import Checkout
import Ruka
import Testing

/// The cart, and what lies over it.
@MainActor @Suite(.headlessUIKit) struct CartTests {
  private let order = Order([])
  private let bank = FakeBank()

  /// Shows a cart with these things, and runs the test under each configuration: on one
  /// and the same screen, to which each test has to come back.
  private func underEach(
    _ items: [Item] = Item.teaAndCup, _ test: (App, Configuration) throws -> Void
  ) throws {
    order.items = items
    let app = App(
      controller: UINavigationController(rootViewController: CartController(order, bank: bank)))
    try app.forEachConfiguration(Configuration.ofCheckout) { configuration in
      try test(app, configuration)
      #expect(app.topController is CartController)
      // The next configuration has the cart say everything anew.
      order.items = items
    }
  }

  @Test func `each thing in the cart has a row`() throws {
    try underEach { app, configuration throws in
      #expect(try app.label(configuration.say(.cart)) != nil)
      #expect(app.tableView?.numberOfRows(inSection: 0) == 2)
      #expect(try app.cell(containingText: "Tea") != nil)
      #expect(try app.cell(containingText: "Cup") != nil)
    }
  }

  @Test func `a row says how many there are, and what one costs`() throws {
    try underEach { app, configuration throws in
      let price = "2 × \(configuration.euros(450))"
      #expect(try app.cell(containingText: price) === app.cell(containingText: "Tea"))
    }
  }

  @Test func `rows lie below each other, under the bar`() throws {
    try underEach { app, _ in
      let tea = try #require(try app.cell(containingText: "Tea"))
      let cup = try #require(try app.cell(containingText: "Cup"))
      let bar = try #require(app.topController?.navigationController?.navigationBar)
      #expect(tea.convert(tea.bounds, to: app.window).minY >= bar.frame.maxY)
      #expect(cup.frame.minY >= tea.frame.maxY)
      #expect(cup.bounds.width == app.windowSize.width)
    }
  }

  @Test func `an empty cart says so, and leads nowhere`() throws {
    try underEach([]) { app, configuration throws in
      #expect(try app.label(configuration.say(.empty)) != nil)
      #expect(try app.button(configuration.say(.checkOut))?.isEnabled == false)
      #expect(try app.button(configuration.say(.clear))?.isEnabled == false)
    }
  }

  @Test func `a full cart does not say that it is empty`() throws {
    try underEach { app, configuration throws in
      #expect(app.first(Query(.label, configuration.say(.empty))) == nil)
      #expect(try app.button(configuration.say(.checkOut))?.isEnabled == true)
    }
  }

  @Test func `a long cart is scrolled`() throws {
    let items = (1...30).map { Item("Thing \($0)", price: $0 * 100) }
    try underEach(items) { app, configuration in
      #expect(app.first(Query(.cell).containing("Thing 30")) == nil)
      try app.scroll(to: Query(.cell).containing("Thing 30"))
      try app.cell(containingText: "Thing 30")?.tap()
      #expect(try app.label("Thing 30") != nil)
      try app.tapButton(title: configuration.say(.cancel))
      let table = try #require(app.tableView)
      try app.scroll(to: IndexPath(row: 0, section: 0), in: table)
    }
  }

  // MARK: How many

  /// The same in the small screen that asks how many pots of tea are wanted, which the test leaves by
  /// one of its buttons, or else by the one that cancels.
  private func underEachAskedForTea(_ test: (App, Configuration) throws -> Void) throws {
    try underEach { app, configuration in
      try app.cell(containingText: "Tea")?.tap()
      try test(app, configuration)
      guard app.topController is CountController else { return }
      try app.tapButton(title: configuration.say(.cancel))
    }
  }

  @Test func `a tap on a row asks how many are wanted`() throws {
    try underEachAskedForTea { app, configuration throws in
      #expect(try app.label("Tea") != nil)
      #expect(try app.label("count")?.text == "\(configuration.say(.count)): 2")
      #expect(try app.stepper(configuration.say(.count))?.value == 2)
    }
  }

  @Test func `the row is not selected for good`() throws {
    try underEach { app, configuration in
      let table = try #require(app.tableView)
      try app.cell(containingText: "Tea")?.tap()
      #expect(table.indexPathForSelectedRow == nil)
      try app.tapButton(title: configuration.say(.cancel))
    }
  }

  @Test func `another count is taken over`() throws {
    try underEachAskedForTea { app, configuration in
      try app.stepper("stepper")?.increment()
      #expect(try app.label("\(configuration.say(.count)): 3") != nil)
      try app.tapButton(title: configuration.say(.done))
      #expect(order.items[0].count == 3)
      #expect(try app.cell(containingText: "3 × \(configuration.euros(450))") != nil)
    }
  }

  @Test func `who cancels keeps the old count`() throws {
    try underEachAskedForTea { app, configuration in
      try app.stepper("stepper")?.increment()
      try app.tapButton(title: configuration.say(.cancel))
      #expect(order.items[0].count == 2)
      #expect(app.topController is CartController)
    }
  }

  @Test func `no more than nine can be had, and no fewer than none`() throws {
    try underEachAskedForTea { app, _ in
      let stepper = try #require(try app.stepper("stepper"))
      for _ in 0..<10 { stepper.increment() }
      #expect(stepper.value == 9)
      for _ in 0..<20 { stepper.decrement() }
      #expect(stepper.value == 0)
    }
  }

  @Test func `of what nobody wants there is no row`() throws {
    try underEachAskedForTea { app, configuration in
      let stepper = try #require(try app.stepper("stepper"))
      stepper.decrement()
      stepper.decrement()
      try app.tapButton(title: configuration.say(.done))
      #expect(order.items.map(\.name) == ["Cup"])
      #expect(app.tableView?.numberOfRows(inSection: 0) == 1)
    }
  }

  // MARK: Clearing

  @Test func `clearing asks first`() throws {
    try underEach { app, configuration in
      try app.tapButton(title: configuration.say(.clear))
      #expect(app.alertViewController?.title == configuration.say(.clearAll))
      app.alertViewController?.tapButton(title: configuration.say(.cancel))
      #expect(order.items.count == 2)
      #expect(try app.cell(containingText: "Tea") != nil)
    }
  }

  @Test func `a cleared cart is empty`() throws {
    try underEach { app, configuration in
      try app.tapButton(title: configuration.say(.clear))
      app.alertViewController?.tapButton(title: configuration.say(.clear))
      #expect(order.items.isEmpty)
      #expect(try app.label(configuration.say(.empty)) != nil)
      #expect(app.first(Query(.cell)) == nil)
    }
  }

  // MARK: The whole way

  @Test func `the way leads to the form, and back`() throws {
    try underEach { app, configuration in
      try app.tapButton(title: configuration.say(.checkOut))
      #expect(try app.label(configuration.say(.details)) != nil)
      try app.tap(Query(identifier: "BackButton"))
      #expect(app.topController is CartController)
    }
  }

  @Test func `who has paid and read the receipt has an empty cart`() throws {
    try underEach { app, configuration in
      try app.tapButton(title: configuration.say(.checkOut))
      try app.textField("name")?.type(text: "Ada")
      try app.textField("email")?.type(text: "ada@example.org")
      try app.scroll(to: Query(identifier: "pay"))
      try app.tapButton(title: configuration.say(.pay))
      app.alertViewController?.tapButton(title: configuration.say(.pay))
      app.advance(by: 2)
      app.settle()
      #expect(app.topController is ReceiptController)
      try app.tapButton(title: configuration.say(.done))
      app.settle()
      #expect(app.topController is CartController)
      #expect(try app.label(configuration.say(.empty)) != nil)
      #expect(bank.charges.last == 2100)
    }
    #expect(bank.charges.count == Configuration.ofCheckout.count)
  }
}
