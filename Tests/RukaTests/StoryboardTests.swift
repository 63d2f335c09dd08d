import Foundation
import Ruka
import Testing
import UIKit

/// Uses UIKit as it should not be used while its view is loaded.
final class Clumsy: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(view)
  }
}

@MainActor @Suite(.headlessUIKit) struct StoryboardTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="first">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="Greeting" id="first" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="Hello" id="l1">
    <rect key="frame" x="20" y="100" width="200" height="20"/>
    </label></subviews></view>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="Broken" id="second" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><hologram id="h1"/></subviews></view>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController storyboardIdentifier="Clumsy" customClass="Clumsy" customModule="RukaTests" \
    id="third" sceneMemberID="viewController">
    <view key="view" id="v3"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
    </viewController></objects></scene>
    </scenes>
    </document>
    """

  /// Runs the body with a bundle that has the document as its storyboard "Main".
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Main.storyboard")
    try Data(Self.document.utf8).write(to: file)
    let outcome = Result { try body(#require(Bundle(url: folder))) }
    try FileManager.default.removeItem(at: folder)
    try outcome.get()
  }

  @Test(arguments: ["Greeting", nil]) func `a controller is shown`(identifier: String?) throws {
    try withBundle { bundle in
      let app = App(storyboard: "Main", identifier: identifier, bundle: bundle)
      let label = try app.label("Hello")
      #expect(label?.frame == CGRect(x: 20, y: 100, width: 200, height: 20))
    }
  }

  @Test func `a storyboard that is open already serves as well`() throws {
    try withBundle { bundle in
      let app = App(storyboard: UIStoryboard(name: "Main", bundle: bundle), identifier: "Greeting")
      let label = try app.label("Hello")
      #expect(label != nil)
    }
  }

  @Test(arguments: [
    ("Main", "Missing", "no controller \"Missing\""), ("Absent", "Greeting", "Absent.storyboard"),
    ("Main", "Broken", "<hologram>"),
  ])
  func `what cannot be found or built fails the test at the call`(
    name: String, identifier: String, words: String
  ) throws {
    try withBundle { bundle in
      let line: UInt = 60
      withKnownIssue {
        let app = App(storyboard: name, identifier: identifier, bundle: bundle, line: line)
        #expect(app.tree == "(an empty screen)")
      } matching: { issue in
        issue.sourceLocation?.line == Int(line)
          && issue.comments.contains { $0.rawValue.contains(words) }
      }
      let quiet = App(
        storyboard: name, identifier: identifier, failureBehavior: .doNothing, bundle: bundle)
      #expect(quiet.tree == "(an empty screen)")
    }
  }

  @Test func `other misuse while a controller is launched is reported as ever`() throws {
    try withBundle { bundle in
      var reports: [UIKitMisuse] = []
      let app = Headless.withMisuseHandler {
        reports.append($0)
      } _: {
        App(storyboard: "Main", identifier: "Clumsy", bundle: bundle)
      }
      #expect(app.topController is Clumsy)
      #expect(reports == [.viewCycle(view: "UIView", superview: "UIView")])
    }
  }
}
