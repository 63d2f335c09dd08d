import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

final class TrackCell: UITableViewCell {
  static var made = 0
  weak var nameLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.made += 1
  }
}

extension TrackCell: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [.outlet("nameLabel", \TrackCell.nameLabel)]
  }
}

final class TracksScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let log = EventLog()
  weak var table: UITableView!

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    (cell as? TrackCell)?.nameLabel.text = "Track \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.note(
      "prepare for \((sender as? TrackCell)?.nameLabel.text ?? ""), "
        + "row \(table.indexPathForSelectedRow?.row ?? -1)")
  }

  func play(_ sender: UIButton) { log.note("play \(sender.tag)") }
}

extension TracksScreen: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [.outlet("table", \TracksScreen.table), .action("play:", TracksScreen.play)]
  }
}

@MainActor @Suite(.headlessUIKit) struct TableElementTests {
  private func shown() throws -> (TracksScreen, UITableView, UIWindow) {
    let board = try storyboard(
      screen(
        "Tracks", class: "TracksScreen",
        views: """
          <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
          dataMode="prototypes" style="insetGrouped" separatorStyle="none" rowHeight="60" \
          estimatedRowHeight="-1" sectionHeaderHeight="0" sectionFooterHeight="0" \
          allowsMultipleSelection="NO" id="t">
          <rect key="frame" x="0" y="0" width="300" height="600"/>
          <color key="separatorColor" systemColor="systemRedColor"/>
          <view key="tableFooterView" tag="5" id="f"><rect key="frame" x="0" y="0" width="300" height="20"/></view>
          <prototypes><tableViewCell clipsSubviews="YES" selectionStyle="none" \
          accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="track" id="cell" \
          customClass="TrackCell" customModule="UIKitStoryboardsTests">
          <rect key="frame" x="0" y="0" width="300" height="60"/>
          <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="270" height="60"/><subviews>
          <label text="?" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
          <button tag="3" id="play"><rect key="frame" x="200" y="0" width="50" height="50"/>
          <state key="normal" title="Play"/><connections><action selector="play:" destination="main" \
          eventType="touchUpInside" id="a1"/></connections></button></subviews>
          <constraints><constraint firstItem="name" firstAttribute="leading" secondItem="content" \
          secondAttribute="leadingMargin" id="k1"/><constraint firstItem="name" \
          firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k2"/>
          </constraints></tableViewCellContentView>
          <connections><outlet property="nameLabel" destination="name" id="o1"/>
          <segue destination="next" kind="presentation" identifier="open" animates="NO" id="s1"/>
          </connections></tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="main" id="o2"/>
          <outlet property="delegate" destination="main" id="o3"/></connections></tableView>
          """,
        of: "<connections><outlet property=\"table\" destination=\"t\" id=\"o4\"/></connections>")
        + screen("Next", "next"))
    let screen: TracksScreen = board.instantiateViewController(identifier: "Tracks")
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    return (screen, try #require(screen.table), window)
  }

  private func cell(_ row: Int, of table: UITableView) throws -> TrackCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? TrackCell)
  }

  @Test func `cells are made of their prototype, and served again`() throws {
    TrackCell.made = 0
    let (_, table, window) = try shown()
    #expect(table.style == .insetGrouped && table.separatorStyle == .none)
    #expect(table.rowHeight == 60 && table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.separatorColor == .systemRed && table.tableFooterView?.tag == 5)
    let first = try cell(1, of: table)
    #expect(first.nameLabel.text == "Track 1" && first.reuseIdentifier == "track")
    #expect(first.accessoryType == .disclosureIndicator && first.selectionStyle == .none)
    let made = TrackCell.made
    for page in 1...50 {
      table.contentOffset.y = CGFloat(page * 600)
      table.layoutIfNeeded()
    }
    #expect(TrackCell.made <= made + 3)
    withExtendedLifetime(window) {}
  }

  @Test func `what lies in a cell reaches the controller`() throws {
    let (screen, table, window) = try shown()
    let button = try cell(0, of: table).contentView.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(screen.log.take() == ["play 3"])
    withExtendedLifetime(window) {}
  }

  @Test func `selecting a row performs its segue, then tells the delegate`() throws {
    let (screen, table, window) = try shown()
    table.userDidTapRow(at: IndexPath(row: 2, section: 0))
    #expect(screen.log.take() == ["prepare for Track 2, row 2", "selected 2"])
    #expect(screen.presentedViewController != nil)
    withExtendedLifetime(window) {}
  }

  @Test func `the labels of a cell's style are those of the document`() throws {
    let table = try view(
      UITableView.self,
      of: """
        <tableView dataMode="static" style="plain" id="t">
        <rect key="frame" x="0" y="0" width="300" height="600"/>
        <sections><tableViewSection headerTitle="Account" footerTitle="That is all" id="s"><cells>
        <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="title" \
        detailTextLabel="detail" rowHeight="80" id="c">
        <rect key="frame" x="0" y="0" width="300" height="80"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="content"><subviews>
        <label text="Name" opaque="NO" adjustsFontSizeToFit="NO" id="title"/>
        <label text="Ada" opaque="NO" adjustsFontSizeToFit="NO" id="detail"/>
        </subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell id="d"><tableViewCellContentView key="contentView" tableViewCell="d" id="e"/>
        </tableViewCell></cells></tableViewSection></sections></tableView>
        """)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Name", "Ada"])
    let data = try #require(table.dataSource)
    #expect(data.tableView(table, titleForHeaderInSection: 0) == "Account")
    #expect(data.tableView(table, titleForFooterInSection: 0) == "That is all")
  }

  @Test func `a search bar has its texts and scopes`() throws {
    let bar = try view(
      UISearchBar.self,
      of: """
        <searchBar text="a" placeholder="Search" showsCancelButton="YES" showsScopeBar="YES" id="x">
        <textInputTraits key="textInputTraits" returnKeyType="search"/>
        <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
        """)
    #expect(bar.text == "a" && bar.placeholder == "Search" && bar.showsCancelButton)
    #expect(bar.scopeButtonTitles == ["All", "New"] && bar.showsScopeBar)
    #expect(bar.searchTextField.returnKeyType == .search)
  }

  @Test func `a table of prototypes keeps nothing alive`() throws {
    try expectNoLeaks { tracker in
      let (screen, table, window) = try shown()
      tracker.track(screen)
      tracker.track(table)
      for cell in table.visibleCells { tracker.track(cell) }
      window.rootViewController = nil
    }
  }
}

@MainActor @Suite(.headlessUIKit) struct TextViewElementTests {
  @Test func `a text view has its text, font and traits`() throws {
    let text = try view(
      UITextView.self,
      of: """
        <textView clipsSubviews="YES" editable="NO" textAlignment="center" id="x">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <string key="text">One
        two</string><fontDescription key="fontDescription" type="system" pointSize="19"/>
        <color key="textColor" systemColor="systemRedColor"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences" \
        keyboardType="URL"/></textView>
        """)
    #expect(text.text == "One\ntwo" && !text.isEditable && text.textAlignment == .center)
    #expect(text.font == .systemFont(ofSize: 19) && text.textColor == .systemRed)
    #expect(text.keyboardType == .URL && text.autocapitalizationType == .sentences)
  }
}
