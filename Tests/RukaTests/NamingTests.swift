import Ruka
import Testing
import UIKit

/// By what each finder finds, and by what queries tell elements apart.
@MainActor @Suite(.headlessUIKit) struct NamingTests {
  let screen = Screen()
  let app: App

  init() {
    app = App(controller: screen, failureBehavior: .raiseException)
    for view in screen.view.subviews {
      view.accessibilityLabel = "Said of \(type(of: view))"
      view.accessibilityIdentifier = "id of \(type(of: view))"
    }
    screen.field.text = "Ada"
  }

  @Test func `every finder takes a text, an accessibility label and an identifier`() throws {
    for name in ["Hello", "Said of UILabel", "id of UILabel"] {
      #expect(try app.label(name) === screen.greeting)
    }
    for name in ["Buy", "Said of UIButton", "id of UIButton"] {
      #expect(try app.button(name) === screen.button)
    }
    for name in ["Ada", "Name", "Said of UITextField", "id of UITextField"] {
      #expect(try app.textField(name) === screen.field)
    }
    for name in ["Said of UISwitch", "id of UISwitch"] {
      #expect(try app.switch(name) === screen.toggle)
    }
    for name in ["Said of UISlider", "id of UISlider"] {
      #expect(try app.slider(name) === screen.slider)
    }
    for name in ["Said of UIStepper", "id of UIStepper"] {
      #expect(try app.stepper(name) === screen.stepper)
    }
  }

  @Test func `a finder finds its own kind only, by the whole name in its own letters`() throws {
    #expect(throws: RukaError.self) { try app.button("Hello") }
    #expect(throws: RukaError.self) { try app.label("Ada") }
    #expect(throws: RukaError.self) { try app.switch("id of UISlider") }
    #expect(throws: RukaError.self) { try app.label("Hell") }
    #expect(throws: RukaError.self) { try app.label("hello") }
  }

  @Test func `the parts of a control are no labels`() throws {
    let (app, button, _) = Place.alone.launch()
    #expect(throws: RukaError.self) { try app.label("Act") }
    let inside = UILabel(frame: button.bounds)
    inside.text = "Inside"
    let between = UIView(frame: button.bounds)
    button.addSubview(between)
    between.addSubview(inside)
    #expect(throws: RukaError.self) { try app.label("Inside") }
    #expect(app.first(Query(UILabel.self).called("Inside")) === inside)
    #expect(app.first(Query(UILabel.self).called("Inside").withoutParts()) == nil)
  }

  @Test func `a view has the role that its traits say`() {
    let roles: [(UIAccessibilityTraits, Role)] = [
      (.button, .button), (.link, .link), (.header, .header), (.image, .image),
      (.staticText, .label), (.searchField, .searchField), ([.link, .button], .link),
      ([.button, .image], .button),
    ]
    let view = UIView(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
    view.accessibilityLabel = "Drawn"
    screen.view.addSubview(view)
    for (traits, role) in roles {
      view.accessibilityTraits = []
      #expect(view.role == nil)
      #expect(app.first(Query(role, "Drawn")) == nil)
      view.accessibilityTraits = traits
      #expect(view.role == role)
      #expect(app.first(Query(role, "Drawn")) === view)
    }
  }

  @Test func `classes have their roles`() {
    let search = UISearchTextField()
    let header = UILabel()
    header.accessibilityTraits = .header
    let roles: [(UIView, Role)] = [
      (screen.greeting, .label), (screen.button, .button), (screen.toggle, .switch),
      (screen.slider, .slider), (screen.stepper, .stepper), (screen.field, .textField),
      (search, .searchField), (header, .header), (UITextView(), .textField),
      (UIProgressView(), .progress), (UIActivityIndicatorView(), .progress),
      (UITableViewCell(style: .default, reuseIdentifier: nil), .cell),
      (UICollectionViewCell(), .cell), (UIImageView(), .image),
    ]
    for (view, role) in roles { #expect(view.role == role, "\(view)") }
    #expect(UIView().role == nil && UIScrollView().role == nil && UIControl().role == nil)
  }

  @Test func `what a query asks for has to hold all at once`() {
    let query = Query(.button, "Buy").ofType(UIButton.self)
    #expect(app.all(query) == [screen.button])
    #expect(app.all(query.called("Sell")).isEmpty)
    #expect(app.all(query.ofType(UISwitch.self)).isEmpty)
    #expect(app.all(query.where("wide") { $0.bounds.width > 50 }) == [screen.button])
    #expect(
      app.all(query.where("wide") { $0.bounds.width > 50 }.where("no") { _ in false }).isEmpty)
    #expect(app.all(query.within(screen.view)) == [screen.button])
    #expect(app.all(query.within(screen.button)).isEmpty)
    #expect(app.all(query.within(UIView())).isEmpty)
    #expect(app.all(Query(identifier: "id of UISlider")) == [screen.slider])
    #expect(app.all(Query()).count > 6)
    #expect(
      "\(query.where("wide") { _ in true }.within(screen.view))"
        == "button of UIButton \"Buy\" where wide within UIView")
    #expect("\(Query(identifier: "pay"))" == "element with identifier \"pay\"")
  }

  @Test func `a query looks at each view once, however many there are`() {
    for count in [1_000, 20_000] {
      let controller = UIViewController()
      for group in 0..<(count / 100) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for number in 0..<99 {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          view.accessibilityTraits = .button
          view.accessibilityIdentifier = "\(group).\(number)"
          box.addSubview(view)
        }
        controller.view.addSubview(box)
      }
      let app = App(controller: controller, failureBehavior: .raiseException)
      var looks = 0
      let query = Query().where("counted") { _ in
        looks += 1
        return false
      }
      #expect(app.all(query).isEmpty)
      #expect(looks == count + 1)
      #expect(app.first(Query(.button, "3.7")) != nil)
    }
  }
}
