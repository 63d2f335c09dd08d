import Foundation
import Testing
import UIKit
import UIKitTestSupport

class Outer: UIView {
  final class Inner: UIView {}
}

final class Refusing: UIView {
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.headlessUIKit) struct StoryboardErrorTests {
  /// The message with which making the screen of the views, and loading it, fails.
  private func message(
    _ views: String, rest: String = "", of controllerRest: String = "",
    class name: String? = nil
  ) throws -> String? {
    var reported: [String] = []
    let board = try storyboard(
      screen(class: name, views: views, rest: rest, of: controllerRest))
    do {
      let controller = try Headless.instantiateViewController("Screen", from: board)
      reported = reports { controller.loadViewIfNeeded() }.map(\.description)
    } catch {
      return "\(error)"
    }
    #expect(reported.count <= 1)
    return reported.first
  }

  // The views begin on line 10 of the file.

  @Test func `an unknown element is named with file and line`() throws {
    #expect(
      try message("<view id=\"a\"/>\n<hologram id=\"x\"/>")
        == "Main.storyboard:11: <hologram> is unknown in <subviews>")
    #expect(
      try message("<label id=\"x\">\n<hologram key=\"text\"/></label>")
        == "Main.storyboard:11: <hologram> is unknown in <label>")
    #expect(
      try message("", rest: "<constraints><tension/></constraints>")
        == "Main.storyboard:13: <tension> is unknown in <constraints>")
  }

  @Test func `an unknown attribute is named`() throws {
    #expect(
      try message("<label texture=\"x\" id=\"x\"/>")
        == "Main.storyboard:10: <label> has the unknown attribute \"texture\"")
    #expect(
      try message(
        "<view id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" z=\"1\"/></view>"
      )
        == "Main.storyboard:10: <rect> has the unknown attribute \"z\"")
  }

  @Test func `a value that an attribute cannot have is named with those that it can`() throws {
    #expect(
      try message("<label hidden=\"maybe\" id=\"x\"/>")
        == "Main.storyboard:10: <label> has \"maybe\" for \"hidden\", which must be YES or NO")
    #expect(
      try message("<stackView axis=\"diagonal\" id=\"x\"/>")
        == "Main.storyboard:10: <stackView> has \"diagonal\" for \"axis\", which must be one of "
        + "\"horizontal\", \"vertical\"")
    #expect(
      try message("<view alpha=\"nan\" id=\"x\"/>")
        == "Main.storyboard:10: <view> has \"nan\" for \"alpha\", which must be a number")
    #expect(
      try message("<view horizontalHuggingPriority=\"0\" id=\"x\"/>")
        == "Main.storyboard:10: <view> has \"0\" for \"horizontalHuggingPriority\", which must be a "
        + "number from 1 to 1000")
    #expect(
      try message(
        "",
        rest:
          "<constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"c\"/></constraints>"
      )
        == "Main.storyboard:13: <constraint> has \"1:0\" for \"multiplier\", which must be a number "
        + "or a ratio such as 16:9")
    #expect(
      try message(
        "<segmentedControl selectedSegmentIndex=\"2\" id=\"x\"><segments><segment title=\"A\"/></segments></segmentedControl>"
      )
        == "Main.storyboard:10: <segmentedControl> has \"2\" for \"selectedSegmentIndex\", which "
        + "must be the index of a segment, or -1")
  }

  @Test func `an unknown color or image is named`() throws {
    #expect(
      try message("<view id=\"x\"><color key=\"backgroundColor\" name=\"Brand\"/></view>")
        == "Main.storyboard:10: <color> has \"Brand\" for \"name\", which must be the name of a "
        + "color of the bundle")
    #expect(
      try message(
        "<view id=\"x\"><color key=\"backgroundColor\" systemColor=\"mauveColor\"/></view>")
        == "Main.storyboard:10: <color> has \"mauveColor\" for \"systemColor\", which must be the "
        + "name of a color of the system")
    #expect(
      try message("<imageView image=\"logo\" id=\"x\"/>")
        == "Main.storyboard:10: <imageView> has \"logo\" for \"image\", which must be the name of an "
        + "image of the document's resources")
  }

  @Test func `what is missing is named`() throws {
    #expect(
      try message("<view id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/></view>")
        == "Main.storyboard:10: <rect> lacks the attribute \"height\"")
    #expect(
      try message(
        "<view id=\"x\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"/></userDefinedRuntimeAttributes></view>"
      )
        == "Main.storyboard:10: <userDefinedRuntimeAttribute> lacks a <real> or <integer> of the key "
        + "\"value\"")
  }

  @Test func `a reference to nothing is named`() throws {
    #expect(
      try message(
        "<button id=\"x\"><connections><action selector=\"go\" destination=\"gone\" id=\"a\"/></connections></button>"
      )
        == "Main.storyboard:10: <action> names \"gone\" as its destination, which does not exist or "
        + "is of another kind")
    #expect(
      try message(
        "",
        rest:
          "<constraints><constraint firstItem=\"gone\" firstAttribute=\"width\" id=\"c\"/></constraints>"
      )
        == "Main.storyboard:13: <constraint> names \"gone\" as its firstItem, which does not exist or "
        + "is of another kind")
  }

  @Test func `classes that cannot be found or do not fit are named`() throws {
    let module = "customModule=\"UIKitStoryboardsTests\""
    #expect(
      try message("<view id=\"x\" customClass=\"Gone\" \(module)/>")
        == "Main.storyboard:10: <view> is of class UIKitStoryboardsTests.Gone, which does not exist"
    )
    #expect(
      try message("<view id=\"x\" customClass=\"Outer.Inner\" \(module)/>")
        == "Main.storyboard:10: <view> is of class UIKitStoryboardsTests.Outer.Inner; a nested or "
        + "generic class cannot be looked up")
    #expect(
      try message("<view id=\"x\" customClass=\"Box&lt;Int&gt;\" \(module)/>")
        == "Main.storyboard:10: <view> is of class UIKitStoryboardsTests.Box<Int>; a nested or "
        + "generic class cannot be looked up")
    #expect(
      try message("<label id=\"x\" customClass=\"Refusing\" \(module)/>")
        == "Main.storyboard:10: <label> is of class Refusing, which is no UILabel")
    #expect(
      try message("<view id=\"x\" customClass=\"Refusing\" \(module)/>")
        == "Main.storyboard:10: <view>: init(coder:) of Refusing answered nil")
  }

  @Test func `outlets, actions and attributes that a class does not register are named`() throws {
    let outlet: (String) -> String = {
      "<connections><outlet property=\"\($0)\" destination=\"x\" id=\"o\"/></connections>"
    }
    #expect(
      try message("<label id=\"x\"/>", of: outlet("footer"), class: "LoginScreen")
        == "Main.storyboard:15: <outlet>: LoginScreen has no outlet \"footer\": it registers only "
        + "\"nameLabel\", \"widthConstraint\", \"saveItem\", \"buttons\", \"view\"")
    #expect(
      try message("<label id=\"x\"/>", of: outlet("footer"))
        == "Main.storyboard:15: <outlet>: UIViewController has no outlet \"footer\": the class does "
        + "not conform to InterfaceConnecting")
    #expect(
      try message("<switch id=\"x\"/>", of: outlet("nameLabel"), class: "LoginScreen")
        == "Main.storyboard:15: <outlet>: UISwitch cannot be the outlet \"nameLabel\" of LoginScreen"
    )
    #expect(
      try message(
        "<button id=\"x\"><connections><action selector=\"go\" destination=\"main\" id=\"a\"/></connections></button>",
        class: "LoginScreen")
        == "Main.storyboard:10: <action>: LoginScreen has no action \"go\": it registers only "
        + "\"save\", \"logIn:\", \"track:event:\"")
  }

  @Test func `attributes that do not fit are named`() throws {
    let attribute = { (type: String, value: String) in
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="token" \
      \(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    #expect(
      try message("", of: attribute("boolean", "value=\"YES\">"), class: "LoginScreen")
        == "Main.storyboard:15: <userDefinedRuntimeAttribute>: true cannot be the attribute "
        + "\"token\" of LoginScreen")
    #expect(
      try message("", of: attribute("string", "value=\"a\">"))
        == "Main.storyboard:15: <userDefinedRuntimeAttribute>: UIViewController has no attribute "
        + "\"token\": the class does not conform to InterfaceConnecting")
  }

  @Test func `a document that is none is refused`() throws {
    #expect(
      throws: StoryboardError.malformed(
        file: "Main.storyboard", line: 2, reason: "this is no valid XML")
    ) {
      try openStoryboard("<document>\n</scenes>")
    }
    #expect(
      throws: StoryboardError.unsupportedDocument(
        .init(file: "Main.storyboard", line: 1, element: "svg"), reason: "is no storyboard for iOS")
    ) {
      try openStoryboard("<svg/>")
    }
    #expect(
      throws: StoryboardError.unsupportedDocument(
        .init(file: "Main.storyboard", line: 1, element: "document"),
        reason: "has version \"2.0\", only 3.0 can be read")
    ) {
      try openStoryboard(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"2.0\"/>"
      )
    }
  }

  @Test func `an id that two elements have is refused`() {
    #expect(
      throws: StoryboardError.duplicateID(
        .init(file: "Main.storyboard", line: 10, element: "label"), id: "x")
    ) {
      try storyboard(screen(views: "<view id=\"x\"/><label id=\"x\"/>"))
    }
  }

  @Test func `an unknown identifier is an error that lists those that there are`() throws {
    let board = try storyboard(screen("One", "one") + screen("Two", "two"))
    let error = StoryboardError.unknownIdentifier(
      storyboard: "Main.storyboard", identifier: "Three", known: ["One", "Two"])
    #expect(throws: error) { try Headless.instantiateViewController("Three", from: board) }
    #expect(
      error.description == "Main.storyboard has no controller \"Three\", only \"One\", \"Two\"")
    #expect(
      reports { _ = board.instantiateViewController(withIdentifier: "Three") }
        == [.storyboards(error)])
  }

  @Test func `a missing initial controller and one of another class are reported`() throws {
    let board = try storyboard(screen("One", "one"))
    var initial: UIViewController?
    let reported = reports { initial = board.instantiateInitialViewController() }
    #expect(reported == [.storyboards(.noInitialController(storyboard: "Main.storyboard"))])
    #expect(initial == nil)

    var login: LoginScreen?
    #expect(
      reports { login = board.instantiateViewController(identifier: "One") as LoginScreen } == [
        .storyboards(
          .otherController(
            storyboard: "Main.storyboard", expected: "LoginScreen", actual: "UIViewController"))
      ])
    #expect(login != nil && login?.storyboard == nil)
  }

  @Test func `a broken scene leaves the others usable`() throws {
    let board = try storyboard(screen("Good", "one") + screen("Bad", "two", views: "<hologram/>"))
    #expect(throws: StoryboardError.self) {
      try Headless.instantiateViewController("Bad", from: board)
    }
    #expect(try Headless.instantiateViewController("Good", from: board).view != nil)
  }
}
