import Testing

@Suite struct RemarkTests {
  @Test(arguments: [
    ("let a = #selector(getter: b)", "#selector of a property: use a method"),
    ("let a = #selector(b)", "#selector(b) outside of any type: name the type of the method"),
    ("class A { let a = #selector(model.b) }", "#selector(model.b): name the type of the method"),
    ("let a = #keyPath(A.b)", "#keyPath needs Objective-C: write the key path itself"),
    (
      "let a = Selector(\"b:\")",
      "a method cannot be found by its name as text: use Selector(Type.method)"
    ),
    (
      "let a = NSSelectorFromString(b)",
      "a method cannot be found by its name as text: use Selector(Type.method)"
    ),
    ("import os", "module os is only on Apple platforms: guard what uses it"),
    (
      "import class CoreData.NSManagedObject",
      "module CoreData is only on Apple platforms: guard what uses it"
    ),
    (
      "class A { @NSManaged var b: Int }",
      "@NSManaged needs Core Data, which is only on Apple platforms"
    ),
    (
      "center.addObserver(self, selector: #selector(A.b), name: c, object: nil)",
      "observers by selector are not there: use addObserver(forName:object:queue:)"
    ),
    ("a.setValue(1, forKey: \"b\")", "key-value coding needs Objective-C: use the property"),
    (
      "class A { func b() {}; func c() { perform(#selector(b), with: nil, afterDelay: 1) } }",
      "methods are not performed by selector: call the method, or use a queue"
    ),
    (
      "a.perform(b, with: nil, afterDelay: 1)",
      "methods are not performed by selector: call the method, or use a queue"
    ),
    (
      "NSObject.cancelPreviousPerformRequests(withTarget: a)",
      "methods are not performed by selector: call the method, or use a queue"
    ),
    ("a.value(forKey: \"b\")", "key-value coding needs Objective-C: use the property"),
    (
      "UIApplicationMain(a, b, nil, nil)",
      "UIApplicationMain is not there: mark the delegate with @main"
    ),
    (
      "let a = #imageLiteral(resourceName: \"b\")",
      "#imageLiteral needs Xcode: name the resource in code"
    ),
    (
      "class A { func f() -> Int { 1 }; let s = #selector(f) }",
      "the method f of the selector returns a value, which an action cannot"
    ),
    (
      "class A { @IBSegueAction func f(_ c: NSCoder) -> B? { nil } }",
      "@IBSegueAction is not supported: make the controller in prepare(for:sender:)"
    ),
  ])
  func `what needs a person is said`(source: String, remark: String) {
    #expect(Ported(source).left == ["1: \(remark)"])
  }

  @Test func `lines are counted through comments and strings`() {
    let source = "/* 1\n2 */\nlet a = \"\"\"\n4\n\"\"\"\nimport os\n"
    #expect(Ported(source).left.first?.hasPrefix("6: ") ?? false)
  }

  @Test func `what is guarded already is not said`() {
    #expect(Ported("#if canImport(os)\nimport os\n#endif\n").left.isEmpty)
    #expect(Ported("#if DEBUG\nimport os\n#endif\n").left.count == 1)
    #expect(Ported("#if canImport(os)\n#endif\nimport os\n").left.count == 1)
  }

  @Test func `arguments deeper in a call are not its own`() {
    #expect(Ported("a.addObserver(b(selector: c))").left.isEmpty)
    #expect(Ported("a.setValue(b(forKey: c))").left.isEmpty)
  }

  @Test func `a name for Objective-C is mentioned`() {
    let ported = Ported("class A { @objc(sayHello:) func hello(_ a: Any) {} }")
    #expect(ported.text == "class A { func hello(_ a: Any) {} }")
    #expect(
      ported.left == [
        "1: nothing is called \"sayHello:\" any more: look for what uses the name"
      ])
  }
}
