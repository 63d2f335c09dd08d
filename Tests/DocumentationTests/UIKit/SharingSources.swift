import Testing
import UIKit

// snippet: connections
final class LoginController: UIViewController {
  weak var nameField: UITextField!
  var message = ""

  func logIn(_ sender: UIButton) {
    message = "Welcome, \(nameField.text ?? "")"
  }
}

extension LoginController: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [
      .outlet("nameField", \LoginController.nameField),
      .action("logIn:", LoginController.logIn),
    ]
  }
}
// end of snippet

@MainActor @Suite(.headlessUIKit) struct SharingSources {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="login">
    <scenes><scene sceneID="scene"><objects>
    <viewController id="login" customClass="LoginController" customModule="DocumentationTests" \
    sceneMemberID="viewController">
    <view key="view" id="view"><subviews>
    <textField text="Ada" id="name"/>
    <button id="button"><connections><action selector="logIn:" destination="login" \
    eventType="touchUpInside" id="a"/></connections></button>
    </subviews></view>
    <connections><outlet property="nameField" destination="name" id="o"/></connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  @Test func `a storyboard reaches what a class lists`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("Main.storyboard")
    try Data(document.utf8).write(to: url)

    // snippet: throwing
    let storyboard = try Headless.storyboard(at: url)
    let controller = try Headless.instantiateViewController(nil, from: storyboard)
    controller.loadViewIfNeeded()
    // end of snippet

    try FileManager.default.removeItem(at: folder)
    let login = try #require(controller as? LoginController)
    let button = login.view.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(login.message == "Welcome, Ada")
  }
}
