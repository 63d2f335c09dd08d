import Porting
import Testing

@Suite struct EditTests {
  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"),
    ("@objc private func a() {}", "private func a() {}"),
    ("class A {\n  @objc\n  func a() {}\n}", "class A {\n  func a() {}\n}"),
    ("@objcMembers class A: NSObject {}", "class A: NSObject {}"),
    ("@nonobjc func a() {}", "func a() {}"),
    ("@objc dynamic var a = 1", "var a = 1"),
    (
      "class A { @IBOutlet weak var a: UILabel! { didSet {} } }",
      "class A { weak var a: UILabel! { didSet {} } "
    ),
  ])
  func `what Swift alone does not know is dropped`(source: String, expected: String) {
    #expect(Ported(source).text.hasPrefix(expected))
  }

  @Test func `names and members that look the same stay`() {
    for source in [
      "let dynamic = 1\nuse(dynamic)", "view.dynamic = 2", "let optional: Int? = nil",
      "enum A { case dynamic, optional }", "func f(dynamic x: Int) {}",
    ] {
      #expect(Ported(source).text == source)
      #expect(Ported(source).edits.isEmpty)
    }
  }

  @Test func `strings, comments and patterns are left alone`() {
    let source = """
      // @objc func a() and #selector(b)
      /* @objc /* #selector(c) */ @IBOutlet */
      let a = "@objc #selector(d)"
      let b = #"a "raw" \\(#selector(e)) one"#
      let c = \"\"\"
        @UIApplicationMain delegate?.f?()
        \"\"\"
      let d = try /@objc "[a-z]/
      let e = #/delegate?.f?()/#
      """
    let ported = Ported(source)
    #expect(ported.text == source)
    #expect(ported.edits.isEmpty && ported.left.isEmpty)
  }

  @Test func `what a string interpolates is code`() {
    let ported = Ported(#"let a = "is \(delegate?.isDone?("a \(b)") ?? true) done""#)
    #expect(ported.text == #"let a = "is \(delegate?.isDone("a \(b)") ?? true) done""#)
  }

  @Test(arguments: [
    ("#selector(save)", "Selector(Screen.save)"),
    ("#selector(save(_:))", "Selector(Screen.save(_:))"),
    ("#selector(pick(at:with:))", "Selector(Screen.pick(at:with:))"),
    ("#selector(self.save)", "Selector(Screen.save)"),
    ("#selector(Self.save(_:))", "Selector(Screen.save(_:))"),
    ("#selector(Other.save)", "Selector(Other.save)"),
    ("#selector(UIView.endEditing(_:))", "Selector(UIView.endEditing(_:))"),
    (
      "#selector(save as (Screen) -> () -> Void)", "Selector(Screen.save as (Screen) -> () -> Void)"
    ),
    ("#selector( save )", "Selector(Screen.save)"),
    ("#selector(\n    save\n  )", "Selector(Screen.save)"),
  ])
  func `a selector is made from the method of a type`(selector: String, expected: String) {
    let ported = Ported("class Screen { func f() { add(self, action: \(selector), for: x) } }")
    #expect(ported.text == "class Screen { func f() { add(self, action: \(expected), for: x) } }")
    #expect(ported.left.isEmpty)
  }

  @Test func `the type is the innermost around, extensions and nested ones too`() {
    let ported = Ported(
      """
      class Outer {
        class Inner { let a = #selector(go) }
        let b = #selector(go)
      }
      extension Outer.Inner { func c() { _ = { #selector(go) } } }
      """)
    #expect(
      ported.text == """
        class Outer {
          class Inner { let a = Selector(Outer.Inner.go) }
          let b = Selector(Outer.go)
        }
        extension Outer.Inner { func c() { _ = { Selector(Outer.Inner.go) } } }
        """)
  }

  @Test func `class members do not count as types`() {
    let ported = Ported(
      "final class A: UIView { class func b() { _ = #selector(c) }; class var d: Int { 1 } }")
    #expect(ported.text.contains("Selector(A.c)"))
  }

  @Test func `the delegate of the application is made by its class`() {
    let ported = Ported(
      "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    #expect(
      ported.text == "@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    #expect(
      ported.edits == [
        "1: @UIApplicationMain became @main",
        "2: AppDelegate became final, so that it can be made by its class",
      ])
    let already = "@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    #expect(Ported(already).text == already)
  }

  @Test func `where a module has several starts, each is told of the others`() {
    let delegate = "@UIApplicationMain\nfinal class AppDelegate: UIApplicationDelegate {}\n"
    let results = Port([
      (path: "App/AppDelegate.swift", text: delegate),
      (path: "App/Other.swift", text: "\n@main enum Tool { static func main() {} }\n"),
      (path: "App/main.swift", text: "run()\n"),
    ]).results()
    #expect(
      results.map(\.left) == [
        [
          "App/AppDelegate.swift:1: the program starts at App/Other.swift:2 and App/main.swift:1, too: "
            + "leave one start in a module"
        ],
        [
          "App/Other.swift:2: the program starts at App/AppDelegate.swift:1 and App/main.swift:1, too: "
            + "leave one start in a module"
        ],
        [],
      ])
    #expect(Ported("@main enum Tool {}").left.isEmpty)
    #expect(Ported("@MainActor func main() {}\n@UIApplicationMain class A {}").left.isEmpty)
  }

  @Test(arguments: [
    ("delegate?.done?()", "delegate?.done()"),
    ("self.delegate?.screen?(self, did: x)", "self.delegate?.screen(self, did: x)"),
    ("delegate.count?() ?? 0", "delegate.count() ?? 0"),
    (
      "tableView.dataSource?.numberOfSections?(in: t)",
      "tableView.dataSource?.numberOfSections(in: t)"
    ),
    ("loginDelegate!.done?()", "loginDelegate!.done()"),
  ])
  func `optional requirements are called like others`(call: String, expected: String) {
    #expect(Ported(call).text == expected)
  }

  @Test func `calls of optional closures stay`() {
    for call in ["completion?()", "self.completion?(1)", "item.handler?(x)", "a[0]?(1)"] {
      #expect(Ported(call).text == call)
    }
  }

  @Test func `a protocol of the folder says which of its methods were optional`() {
    let ported = Ported(
      """
      @objc protocol Listener { @objc optional func heard(_ what: String) }
      func tell(_ listener: Listener?) { listener?.heard?("x") }
      """)
    #expect(
      ported.text == """
        protocol Listener { func heard(_ what: String) }
        func tell(_ listener: Listener?) { listener?.heard("x") }
        """)
    #expect(ported.left == ["1: the requirement was optional: give it a default in an extension"])
  }

  @Test func `what UIKit brings along is not imported`() {
    #expect(Ported("import UIKit\nimport QuartzCore\n").text == "import UIKit\n")
    #expect(Ported("import CoreGraphics\n").text == "import UIKit\n")
    #expect(Ported("import Foundation\n").text == "import Foundation\n")
  }

  @Test func `a second run changes nothing`() {
    let first = Ported(
      """
      import UIKit
      import CoreGraphics
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      @objc protocol P { @objc optional func f() }
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBAction func save(_ sender: Any) { delegate?.f?(); _ = #selector(save) }
      }
      """)
    let second = Ported(first.text)
    #expect(second.text == first.text)
    #expect(second.edits.isEmpty)
    #expect(second.left.isEmpty)
  }
}
