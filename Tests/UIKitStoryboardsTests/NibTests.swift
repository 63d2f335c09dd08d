import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

final class PanelOwner: UIViewController {
  weak var panelLabel: UILabel!
  var pressed = 0
  func press() { pressed += 1 }
}

extension PanelOwner: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [.outlet("panelLabel", \PanelOwner.panelLabel), .action("press", PanelOwner.press)]
  }
}

@MainActor @Suite(.headlessUIKit) struct NibTests {
  private func text(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(objects)
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      </objects></document>
      """.utf8)
  }

  private var panel: Data {
    text(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections><outlet property="panelLabel" destination="label" id="o1"/>
      <outlet property="view" destination="panel" id="o2"/></connections></placeholder>
      <view tag="1" id="panel"><subviews><label text="Panel" id="label"/>
      <button id="button"><connections><action selector="press" destination="-1" \
      eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
      <view tag="2" id="other"/>
      """)
  }

  @Test func `a nib makes its objects, connected with the owner`() throws {
    let owner = PanelOwner()
    let objects = UINib(data: panel, bundle: nil).instantiate(withOwner: owner)
    #expect(objects.map { ($0 as? UIView)?.tag } == [1, 2])
    #expect(owner.panelLabel.text == "Panel")
    #expect(owner.view === objects[0] as AnyObject)
    (owner.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.pressed == 1)
  }

  @Test func `each time the objects are others`() {
    let nib = UINib(data: panel, bundle: nil)
    let one = nib.instantiate(withOwner: nil)
    let two = nib.instantiate(withOwner: nil)
    #expect(one.count == 2 && (one[0] as AnyObject) !== (two[0] as AnyObject))
  }

  @Test func `a controller loads its view from its nib`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { removeItem(folder) }
    try panel.write(to: folder.appendingPathComponent("Panel.xib"))
    let owner = PanelOwner(
      nibName: "Panel", bundle: Bundle(path: folder.path))
    #expect(owner.nibName == "Panel")
    #expect(owner.view.tag == 1 && owner.panelLabel.text == "Panel")
  }

  @Test func `a table's cells may come from a nib`() {
    let cell = text(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="cell" tag="7" id="cell">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/>
      </tableViewCell>
      """)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UINib(data: cell, bundle: nil), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell")?.tag == 7)
    table.register(nil as UINib?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `what is wrong is reported with its place, and nothing is made`() {
    let reported = reports {
      let nib = UINib(data: text("<hologram id=\"x\"/>"), bundle: nil)
      #expect(nib.instantiate(withOwner: nil).isEmpty)
    }
    #expect(
      reported == [
        .storyboards(
          .unknownElement(.init(file: "nib", line: 4, element: "hologram"), parent: "objects"))
      ])
    #expect(
      reports { _ = UINib(nibName: "Nowhere", bundle: .main) } == [
        .storyboards(.notFound(file: "Nowhere.xib", searched: [Bundle.main.bundlePath]))
      ])
  }

  @Test func `a nib keeps neither its owner nor its objects alive`() {
    expectNoLeaks { tracker in
      let nib = tracker.track(UINib(data: panel, bundle: nil))
      let owner = tracker.track(PanelOwner())
      for object in nib.instantiate(withOwner: owner) { tracker.track(object as AnyObject) }
    }
  }
}
