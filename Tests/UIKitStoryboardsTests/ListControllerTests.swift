import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

final class SettingsScreen: UITableViewController {
  let log = EventLog()
  weak var soundSwitch: UISwitch!

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selected \(indexPath.section) \(indexPath.row)")
  }
}

extension SettingsScreen: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [.outlet("soundSwitch", \SettingsScreen.soundSwitch)]
  }
}

final class NamesScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }
}

@MainActor @Suite(.headlessUIKit) struct ListControllerTests {
  private let connections = """
    <connections><outlet property="dataSource" destination="main" id="o1"/>
    <outlet property="delegate" destination="main" id="o2"/></connections>
    """

  private func settings() throws -> SettingsScreen {
    try storyboard(
      scene(
        "Settings", class: "SettingsScreen", element: "tableViewController",
        "clearsSelectionOnViewWillAppear=\"NO\"",
        """
        <tableView key="view" clipsSubviews="YES" dataMode="static" style="grouped" rowHeight="44" id="t">
        <rect key="frame" x="0" y="0" width="300" height="600"/>
        <sections><tableViewSection headerTitle="Sound" id="s"><cells>
        <tableViewCell rowHeight="70" id="c1"><tableViewCellContentView key="contentView" \
        tableViewCell="c1" id="k1"><subviews><switch on="YES" id="w"/></subviews>
        </tableViewCellContentView></tableViewCell>
        <tableViewCell id="c2"><tableViewCellContentView key="contentView" tableViewCell="c2" id="k2"/>
        </tableViewCell></cells></tableViewSection>
        <tableViewSection footerTitle="Made with care" id="u"><cells>
        <tableViewCell id="c3"><tableViewCellContentView key="contentView" tableViewCell="c3" id="k3"/>
        </tableViewCell></cells></tableViewSection></sections>\(connections)</tableView>
        <connections><outlet property="soundSwitch" destination="w" id="o3"/></connections>
        """)
    ).instantiateViewController(identifier: "Settings")
  }

  @Test func `static rows are those of the document`() throws {
    let screen = try settings()
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    let table = try #require(screen.tableView)
    #expect(table.style == .grouped && table.dataSource === screen)
    #expect(!screen.clearsSelectionOnViewWillAppear)
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [2, 1])
    #expect(screen.tableView(table, titleForHeaderInSection: 0) == "Sound")
    #expect(screen.tableView(table, titleForFooterInSection: 1) == "Made with care")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(screen.soundSwitch.isOn)
    #expect(screen.soundSwitch.isDescendant(of: table))
    table.userDidTapRow(at: IndexPath(row: 0, section: 1))
    #expect(screen.log.take() == ["selected 1 0"])
  }

  @Test func `a table controller's prototypes are registered with its table`() throws {
    let screen: NamesScreen = try storyboard(
      scene(
        "Names", class: "NamesScreen", element: "tableViewController", "",
        """
        <tableView key="view" dataMode="prototypes" style="plain" id="t"><prototypes>
        <tableViewCell reuseIdentifier="name" tag="8" id="c"><tableViewCellContentView \
        key="contentView" tableViewCell="c" id="k"/></tableViewCell></prototypes>
        \(connections)</tableView>
        """)
    ).instantiateViewController(identifier: "Names")
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    #expect(screen.tableView.visibleCells.map(\.tag) == [8, 8, 8])
  }

  @Test func `a collection controller has the collection of the document`() throws {
    let screen = try #require(
      try storyboard(
        scene(
          "Grid", element: "collectionViewController", "",
          """
          <collectionView key="view" dataMode="prototypes" id="c">
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="l">
          <size key="itemSize" width="30" height="30"/></collectionViewFlowLayout><cells/>
          \(connections)</collectionView>
          """)
      ).instantiateViewController(withIdentifier: "Grid") as? UICollectionViewController)
    let layout = screen.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.scrollDirection == .horizontal && layout?.itemSize.width == 30)
    #expect(screen.collectionView.dataSource === screen)
  }

  @Test func `static rows keep nothing alive`() throws {
    try expectNoLeaks { tracker in
      let screen = tracker.track(try settings())
      screen.loadViewIfNeeded()
      tracker.track(screen.tableView)
      screen.tableView.layoutIfNeeded()
      for cell in screen.tableView.visibleCells { tracker.track(cell) }
    }
  }
}
