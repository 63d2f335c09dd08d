import Checkout
import Ruka
import Testing

/// The cart, and what lies over it.
@MainActor @Suite(.headlessUIKit) struct CartTests {
  private let order = Order([Item("Tea", price: 450, count: 2), Item("Cup", price: 1200)])
  private let bank = FakeBank()

  private func launch(_ configuration: Configuration) -> App {
    App(
      controller: UINavigationController(rootViewController: CartController(order, bank: bank)),
      configuration: configuration)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `each thing in the cart has a row`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    #expect(try app.label(configuration.say(.cart)) != nil)
    #expect(app.tableView?.numberOfRows(inSection: 0) == 2)
    #expect(try app.cell(containingText: "Tea") != nil)
    #expect(try app.cell(containingText: "Cup") != nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a row says how many there are, and what one costs`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let price = "2 × \(configuration.euros(450))"
    #expect(try app.cell(containingText: price) === app.cell(containingText: "Tea"))
  }

  @Test(arguments: Configuration.ofCheckout)
  func `rows lie below each other, under the bar`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let tea = try #require(try app.cell(containingText: "Tea"))
    let cup = try #require(try app.cell(containingText: "Cup"))
    let bar = try #require(app.topController?.navigationController?.navigationBar)
    #expect(tea.convert(tea.bounds, to: app.window).minY >= bar.frame.maxY)
    #expect(cup.frame.minY >= tea.frame.maxY)
    #expect(cup.bounds.width == app.windowSize.width)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `an empty cart says so, and leads nowhere`(_ configuration: Configuration) throws {
    order.items = []
    let app = launch(configuration)
    #expect(try app.label(configuration.say(.empty)) != nil)
    #expect(try app.button(configuration.say(.checkOut))?.isEnabled == false)
    #expect(try app.button(configuration.say(.clear))?.isEnabled == false)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a full cart does not say that it is empty`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    #expect(app.first(Query(.label, configuration.say(.empty))) == nil)
    #expect(try app.button(configuration.say(.checkOut))?.isEnabled == true)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a long cart is scrolled`(_ configuration: Configuration) throws {
    order.items = (1...60).map { Item("Thing \($0)", price: $0 * 100) }
    let app = launch(configuration)
    try app.scroll(to: Query(.cell).containing("Thing 60"))
    try app.cell(containingText: "Thing 60")?.tap()
    #expect(try app.label("Thing 60") != nil)
    #expect(app.topController is CountController)
  }

  // MARK: How many

  private func openTea(_ app: App) throws { try app.cell(containingText: "Tea")?.tap() }

  @Test(arguments: Configuration.ofCheckout)
  func `a tap on a row asks how many are wanted`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try openTea(app)
    #expect(try app.label("Tea") != nil)
    #expect(try app.label("count")?.text == "\(configuration.say(.count)): 2")
    #expect(try app.stepper(configuration.say(.count))?.value == 2)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `the row is not selected for good`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    let table = app.tableView
    try openTea(app)
    #expect(table?.indexPathForSelectedRow == nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `another count is taken over`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try openTea(app)
    try app.stepper("stepper")?.increment()
    #expect(try app.label("\(configuration.say(.count)): 3") != nil)
    try app.tapButton(title: configuration.say(.done))
    #expect(order.items[0].count == 3)
    #expect(try app.cell(containingText: "3 × \(configuration.euros(450))") != nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `who cancels keeps the old count`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try openTea(app)
    try app.stepper("stepper")?.increment()
    try app.tapButton(title: configuration.say(.cancel))
    #expect(order.items[0].count == 2)
    #expect(app.topController is CartController)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `no more than nine can be had, and no fewer than none`(_ configuration: Configuration) throws
  {
    let app = launch(configuration)
    try openTea(app)
    let stepper = try #require(try app.stepper("stepper"))
    for _ in 0..<10 { stepper.increment() }
    #expect(stepper.value == 9)
    for _ in 0..<20 { stepper.decrement() }
    #expect(stepper.value == 0)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `of what nobody wants there is no row`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try openTea(app)
    let stepper = try #require(try app.stepper("stepper"))
    stepper.decrement()
    stepper.decrement()
    try app.tapButton(title: configuration.say(.done))
    #expect(order.items.map(\.name) == ["Cup"])
    #expect(app.tableView?.numberOfRows(inSection: 0) == 1)
  }

  // MARK: Clearing

  @Test(arguments: Configuration.ofCheckout)
  func `clearing asks first`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.tapButton(title: configuration.say(.clear))
    #expect(app.alertViewController?.title == configuration.say(.clearAll))
    app.alertViewController?.tapButton(title: configuration.say(.cancel))
    #expect(order.items.count == 2)
    #expect(try app.cell(containingText: "Tea") != nil)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `a cleared cart is empty`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.tapButton(title: configuration.say(.clear))
    app.alertViewController?.tapButton(title: configuration.say(.clear))
    #expect(order.items.isEmpty)
    #expect(try app.label(configuration.say(.empty)) != nil)
    #expect(app.first(Query(.cell)) == nil)
  }

  // MARK: The whole way

  @Test(arguments: Configuration.ofCheckout)
  func `the way leads to the form, and back`(_ configuration: Configuration) throws {
    let app = launch(configuration)
    try app.tapButton(title: configuration.say(.checkOut))
    #expect(try app.label(configuration.say(.details)) != nil)
    try app.tap(Query(identifier: "BackButton"))
    #expect(app.topController is CartController)
  }

  @Test(arguments: Configuration.ofCheckout)
  func `who has paid and read the receipt has an empty cart`(_ configuration: Configuration) throws
  {
    let app = launch(configuration)
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
    #expect(bank.charges == [2100])
  }
}
