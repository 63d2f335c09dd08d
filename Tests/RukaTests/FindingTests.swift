import Ruka
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct FindingTests {
  let screen = Screen()
  let app: App

  init() { app = App(controller: screen, failureBehavior: .raiseException) }

  @Test func `each finder finds its kind by what a person calls it`() throws {
    #expect(try app.label("Hello") === screen.greeting)
    #expect(try app.button("Buy") === screen.button)
    #expect(try app.switch("Wi-Fi") === screen.toggle)
    #expect(try app.slider("Volume") === screen.slider)
    #expect(try app.stepper("Copies") === screen.stepper)
    #expect(try app.textField("Name") === screen.field)
  }

  @Test func `an identifier finds too, and a text that a field holds`() throws {
    screen.toggle.accessibilityIdentifier = "wifi"
    screen.field.text = "Ada"
    #expect(try app.switch("wifi") === screen.toggle)
    #expect(try app.textField("Ada") === screen.field)
    #expect(try app.textField("Name") === screen.field)
  }

  @Test func `the label inside a button is no label`() throws {
    #expect(throws: RukaError.self) { try app.label("Buy") }
    #expect(app.all(Query(.label)) == [screen.greeting])
  }

  @Test(arguments: [true, false])
  func `what is hidden or transparent is not found, nor what is below it`(itself: Bool) {
    let victim: UIView = itself ? screen.button : screen.view
    victim.isHidden = true
    #expect(app.first(Query(.button)) == nil)
    victim.isHidden = false
    victim.alpha = 0
    #expect(app.first(Query(.button)) == nil)
    victim.alpha = 1
    #expect(app.first(Query(.button)) === screen.button)
  }

  @Test func `rectangles are compared in the window's coordinates`() {
    let container = UIView(frame: CGRect(x: 0, y: -500, width: 300, height: 600))
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
    label.text = "Shifted"
    container.addSubview(label)
    screen.view.addSubview(container)
    #expect(app.first(Query(.label, "Shifted")) == nil)
    label.frame.origin.y = 550
    #expect(app.first(Query(.label, "Shifted")) === label)
  }

  @Test func `what a clipping ancestor cuts off is not found`() {
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
    label.text = "Below the edge"
    box.addSubview(label)
    screen.view.addSubview(box)
    #expect(app.first(Query(.label, "Below the edge")) === label)
    box.clipsToBounds = true
    #expect(app.first(Query(.label, "Below the edge")) == nil)
  }

  @Test func `an empty rectangle inside counts as seen, also at the edge`() {
    screen.greeting.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    #expect(app.first(Query(.label, "Hello")) === screen.greeting)
  }

  @Test func `what waits for layout is laid out before it is looked for`() throws {
    final class Late: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.isEmpty else { return }
        let label = UILabel(frame: bounds)
        label.text = "Late"
        addSubview(label)
      }
    }
    let late = Late(frame: CGRect(x: 20, y: 500, width: 100, height: 20))
    screen.view.addSubview(late)
    #expect(try app.label("Late") != nil)
    late.subviews.forEach { $0.removeFromSuperview() }
    late.setNeedsLayout()
    #expect(app.tree.contains("label \"Late\""))
  }

  @Test func `a disabled control is found`() throws {
    screen.button.isEnabled = false
    #expect(try app.button("Buy")?.isEnabled == false)
  }

  @Test func `several that fit are an error, unless one lies in the other`() throws {
    let twin = UILabel(frame: CGRect(x: 20, y: 500, width: 100, height: 20))
    twin.text = "Hello"
    screen.view.addSubview(twin)
    #expect {
      try app.label("Hello")
    } throws: { error in
      guard case RukaError.ambiguous(_, let candidates, _)? = error as? RukaError else {
        return false
      }
      return candidates.count == 2
    }
    let lower = Query(.label, "Hello").within(screen.view).where("below") { $0.frame.minY > 400 }
    let found = try app.find(lower)
    #expect(found === twin)
    twin.removeFromSuperview()
    screen.view.accessibilityLabel = "Hello"
    #expect(try app.find(Query(nil, "Hello")) === screen.greeting)
  }

  @Test func `what is presented is searched instead of what is behind it`() throws {
    let sheet = Screen()
    screen.present(sheet, animated: false)
    #expect(app.topController === sheet)
    #expect(try app.button("Buy") === sheet.button)
    sheet.dismiss(animated: false)
    #expect(try app.button("Buy") === screen.button)
  }

  @Test func `the tree is the same text each time`() {
    screen.toggle.isHidden = true
    screen.stepper.isEnabled = false
    screen.field.text = "Ada"
    #expect(
      app.tree == """
        label "Hello" at 20,100 200×20
        button "Buy" at 20,150 100×40
        switch "Wi-Fi" = 0 at 20,200 51×31 (hidden by itself)
        slider "Volume" = 0% at 20,250 200×31
        stepper "Copies" = 0 [disabled] at 20,300 94×32
        textField "Ada" at 20,350 200×34
        """)
  }
}
