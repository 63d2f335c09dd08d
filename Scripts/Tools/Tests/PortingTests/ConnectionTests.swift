import Porting
import Testing

@Suite struct ConnectionTests {
  @Test func `a class lists its outlets, actions and attributes`() {
    let ported = Ported(
      """
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var radius: CGFloat = 1
        @IBAction func save(_ sender: UIButton) {}
        @IBAction private func cancel() {}
        @IBAction func track(sender: Any, forEvent event: UIEvent) {}
      }

      """)
    #expect(
      ported.text == """
        class Screen: UIViewController {
          private weak var label: UILabel!
          var buttons: [UIButton]!
          @IBInspectable var radius: CGFloat = 1
          func save(_ sender: UIButton) {}
          private func cancel() {}
          func track(sender: Any, forEvent event: UIEvent) {}

          // What storyboards reach by name, where no Objective-C finds it for them.
          class var interfaceConnections: [InterfaceConnection] {
            [
              .outlet("label", \\Screen.label),
              .outletCollection("buttons", \\Screen.buttons),
              .attribute("radius", \\Screen.radius),
              .action("save:", Screen.save(_:)),
              .action("cancel", Screen.cancel),
              .action("trackWithSender:forEvent:", Screen.track(sender:forEvent:)),
            ]
          }
        }

        extension Screen: InterfaceConnecting {}

        """)
    #expect(ported.left.isEmpty)
  }

  @Test func `a subclass adds to what its superclass lists`() {
    let results = Port([
      (path: "B.swift", text: "public class B: A { @IBAction func b() {} }\n"),
      (path: "A.swift", text: "open class A: UIViewController { @IBAction func a() {} }\n"),
    ]).results()
    #expect(
      results[0].text.contains(
        "override public class var interfaceConnections: [InterfaceConnection] {"))
    #expect(results[0].text.contains("super.interfaceConnections + ["))
    #expect(!results[0].text.contains("InterfaceConnecting {}"))
    #expect(results[1].text.contains("  open class var interfaceConnections"))
    #expect(results[1].text.hasSuffix("extension A: InterfaceConnecting {}\n"))
  }

  @Test func `what extensions in other files have is listed with the class`() {
    let results = Port([
      (path: "A.swift", text: "class A: UIView {\n}\n"),
      (path: "More.swift", text: "extension A { @IBAction func go(_ s: Any) {} }\n"),
      (path: "Secret.swift", text: "extension A { @IBAction private func hide() {} }\n"),
    ]).results()
    #expect(results[0].text.contains(".action(\"go:\", A.go(_:)),"))
    #expect(!results[0].text.contains("hide"))
    #expect(results[0].left == ["A.swift:1: hide is private in Secret.swift: it cannot be listed"])
    #expect(results[1].edits == ["More.swift:1: @IBAction removed"])
  }

  @Test func `selectors have the names that Objective-C gives them`() {
    for (method, selector) in [
      ("go()", "go"), ("go(_ a: Any)", "go:"), ("go(a: Any)", "goWithA:"),
      ("go(for a: Any)", "goFor:"), ("go(withA a: Any)", "goWithA:"),
      ("go(_ a: [String: Int], _ b: (Int, Int))", "go::"),
      ("go(_ a: Any, forEvent b: UIEvent)", "go:forEvent:"),
    ] {
      let ported = Ported("class A { @IBAction func \(method) {} }")
      #expect(ported.text.contains(".action(\"\(selector)\", "), "\(method)")
    }
  }

  @Test func `a class that lists some names itself is told of the others`() {
    let ported = Ported(
      """
      class A {
        @IBAction func a() {}
        @IBAction func b() {}
        class var interfaceConnections: [InterfaceConnection] { [.action("a", A.a)] }
      }
      """)
    #expect(ported.edits == ["2: @IBAction removed", "3: @IBAction removed"])
    #expect(ported.left == ["3: b is not among the interfaceConnections: add it there"])
  }

  @Test func `nested and generic classes are not found by storyboards`() {
    #expect(
      Ported("class A { class B { @IBAction func b() {} } }").left == [
        "1: A.B is nested or generic: no storyboard can find it"
      ])
    #expect(
      Ported("class C<T>: UIView { @IBAction func b() {} }").left == [
        "1: C is nested or generic: no storyboard can find it"
      ])
  }
}
