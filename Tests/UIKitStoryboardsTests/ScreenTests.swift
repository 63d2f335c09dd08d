import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

final class LoginScreen: UIViewController {
  let log = EventLog()
  weak var nameLabel: UILabel!
  var buttons: [UIButton]!
  var widthConstraint: NSLayoutConstraint!
  var saveItem: UIBarButtonItem!
  var token = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.note("init \(title ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.note("awake, item \(saveItem != nil), label \(nameLabel != nil)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("viewDidLoad, item \(saveItem != nil), label \(nameLabel != nil)")
  }

  func save() { log.note("save") }
  func logIn(_ sender: UIButton) { log.note("logIn \(sender.tag)") }
  func track(_ sender: UISlider, event: UIEvent?) { log.note("track \(sender.value)") }
}

extension LoginScreen: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [
      .outlet("nameLabel", \LoginScreen.nameLabel),
      .outlet("widthConstraint", \LoginScreen.widthConstraint),
      .outlet("saveItem", \LoginScreen.saveItem),
      .outletCollection("buttons", \LoginScreen.buttons),
      .action("save", LoginScreen.save),
      .action("logIn:", LoginScreen.logIn),
      .action("track:event:", LoginScreen.track),
      .attribute("token", \LoginScreen.token),
    ]
  }
}

@MainActor @Suite(.headlessUIKit) struct ScreenTests {
  private static let login = screen(
    "Login", class: "LoginScreen",
    views: """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="10" y="20" width="100" height="30"/>
      </label>
      <button tag="1" buttonType="system" id="first">
        <rect key="frame" x="0" y="100" width="100" height="40"/>
        <state key="normal" title="First"/>
        <connections>
          <action selector="logIn:" destination="main" eventType="touchUpInside" id="a1"/>
        </connections>
      </button>
      <button tag="2" id="second">
        <rect key="frame" x="0" y="200" width="100" height="40"/>
        <state key="normal" title="Second"/>
        <connections>
          <action selector="logIn:" destination="first-main" eventType="touchDown" id="a2"/>
        </connections>
      </button>
      <slider id="slider" maxValue="10">
        <rect key="frame" x="0" y="300" width="100" height="40"/>
        <connections>
          <action selector="track:event:" destination="main" eventType="valueChanged" id="a3"/>
        </connections>
      </slider>
      """,
    rest: """
      <constraints>
        <constraint firstItem="label" firstAttribute="width" constant="123" id="width"/>
      </constraints>
      """,
    of: """
      <navigationItem key="navigationItem" title="Welcome" id="navigation">
        <barButtonItem key="rightBarButtonItem" systemItem="save" id="save">
          <connections><action selector="save" destination="main" id="a4"/></connections>
        </barButtonItem>
      </navigationItem>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="token" value="secret"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="nameLabel" destination="label" id="o1"/>
        <outlet property="widthConstraint" destination="width" id="o2"/>
        <outlet property="saveItem" destination="save" id="o3"/>
        <outletCollection property="buttons" destination="second" collectionClass="NSMutableArray" id="o4"/>
        <outletCollection property="buttons" destination="first" id="o5"/>
      </connections>
      """)

  private func login() throws -> LoginScreen {
    try storyboard(Self.login).instantiateViewController(identifier: "Login")
  }

  @Test func `a controller is of its class and knows its storyboard`() throws {
    let board = try storyboard(Self.login)
    let screen = board.instantiateViewController(withIdentifier: "Login")
    #expect(screen is LoginScreen)
    #expect(screen.storyboard === board)
    #expect(!screen.isViewLoaded)
  }

  @Test func `items are connected as the controller awakes, views before its view has loaded`()
    throws
  {
    let screen = try login()
    #expect(screen.log.take() == ["init ", "awake, item true, label false"])
    screen.loadViewIfNeeded()
    #expect(screen.log.take() == ["viewDidLoad, item true, label true"])
    #expect(screen.nameLabel.text == "Name")
    #expect(screen.widthConstraint.constant == 123)
    #expect(screen.navigationItem.rightBarButtonItem === screen.saveItem)
    #expect(screen.navigationItem.title == "Welcome")
    #expect(screen.token == "secret")
  }

  @Test func `an outlet collection keeps the order of the document`() throws {
    let screen = try login()
    screen.loadViewIfNeeded()
    #expect(screen.buttons.map(\.tag) == [2, 1])
  }

  @Test func `actions reach their targets, and the first responder that has them`() throws {
    let screen = try login()
    let window = showInWindow(screen)
    _ = screen.log.take()
    let views = screen.view.subviews
    (views[1] as? UIButton)?.sendActions(for: .touchUpInside)
    (views[1] as? UIButton)?.sendActions(for: .touchDown)
    (views[2] as? UIButton)?.sendActions(for: .touchDown)
    let slider = try #require(views[3] as? UISlider)
    slider.value = 7
    slider.sendActions(for: .valueChanged)
    let item = try #require(screen.saveItem)
    UIApplication.shared.sendAction(
      try #require(item.action), to: item.target, from: item, for: nil)
    #expect(screen.log.take() == ["logIn 1", "logIn 2", "track 7.0", "save"])
    withExtendedLifetime(window) {}
  }

  @Test func `the creator makes the controller, or leaves it to its class`() throws {
    let board = try storyboard(Self.login)
    var coders = 0
    let screen = board.instantiateViewController(identifier: "Login") { coder -> LoginScreen? in
      coders += 1
      let made = LoginScreen(coder: coder)
      made?.token = "creator"
      return made
    }
    screen.loadViewIfNeeded()
    #expect(screen.nameLabel.text == "Name")
    let usual: LoginScreen = board.instantiateViewController(identifier: "Login") { _ in
      coders += 1
      return nil
    }
    #expect(usual.token == "secret")
    #expect(coders == 2)
  }

  @Test func `the initial controller is the one that the document names`() throws {
    let board = try storyboard(
      screen("First", "one") + screen("Second", "two", class: "LoginScreen"), initial: "two")
    #expect(board.instantiateInitialViewController() is LoginScreen)
    let typed: LoginScreen? = board.instantiateInitialViewController()
    #expect(typed != nil)
  }

  @Test func `each controller has views of its own`() throws {
    let board = try storyboard(Self.login)
    let one = board.instantiateViewController(withIdentifier: "Login")
    let two = board.instantiateViewController(withIdentifier: "Login")
    #expect(one !== two)
    #expect(one.view !== two.view)
  }

  @Test func `nothing is kept alive`() throws {
    try expectNoLeaks { tracker in
      let board = tracker.track(try storyboard(Self.login))
      let screen = tracker.track(board.instantiateViewController(withIdentifier: "Login"))
      for view in screen.view.subviews { tracker.track(view) }
      tracker.track(screen.navigationItem)
    }
  }
}
