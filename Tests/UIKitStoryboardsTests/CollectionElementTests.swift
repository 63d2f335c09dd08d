import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

final class PhotoCell: UICollectionViewCell {
  static var made = 0
  var label: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.made += 1
  }
}

extension PhotoCell: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] { [.outlet("label", \PhotoCell.label)] }
}

final class PhotosScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let log = EventLog()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = "Photo \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("selected \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? PhotoCell
    log.note("prepare \(segue.identifier ?? "") for \(cell?.label.text ?? "")")
  }
}

@MainActor @Suite(.headlessUIKit) struct CollectionElementTests {
  private func shown() throws -> (PhotosScreen, UICollectionView, UIWindow) {
    let board = try storyboard(
      screen(
        "Photos", class: "PhotosScreen",
        views: """
          <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" dataMode="prototypes" id="c">
          <rect key="frame" x="0" y="0" width="300" height="300"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0.0" \
          minimumInteritemSpacing="0.0" id="layout">
          <size key="itemSize" width="100" height="100"/>
          <size key="headerReferenceSize" width="300" height="50"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" \
          reuseIdentifier="photo" id="cell" customClass="PhotoCell" \
          customModule="UIKitStoryboardsTests">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <view key="contentView" opaque="NO" id="content"><subviews>
          <label text="?" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
          <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="content" \
          secondAttribute="leading" constant="10" id="k1"/><constraint firstItem="label" \
          firstAttribute="top" secondItem="content" secondAttribute="top" id="k2"/></constraints>
          </view><connections><outlet property="label" destination="label" id="o1"/>
          <segue destination="next" kind="presentation" identifier="open" animates="NO" id="s1"/>
          </connections></collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" tag="9" id="h"/>
          <connections><outlet property="dataSource" destination="main" id="o2"/>
          <outlet property="delegate" destination="main" id="o3"/></connections></collectionView>
          """) + screen("Next", "next"))
    let screen: PhotosScreen = board.instantiateViewController(identifier: "Photos")
    let window = showInWindow(screen)
    window.layoutIfNeeded()
    return (screen, try #require(screen.view.subviews.first as? UICollectionView), window)
  }

  @Test func `cells and headers are made of their prototypes, and served again`() throws {
    PhotoCell.made = 0
    let (_, collection, window) = try shown()
    let first = try #require(
      collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell)
    #expect(first.label.text == "Photo 1")
    #expect(first.frame == CGRect(x: 100, y: 50, width: 100, height: 100))
    first.layoutIfNeeded()
    #expect(first.label.frame.minX == 10)
    #expect(collection.subviews.contains { $0.tag == 9 })
    let made = PhotoCell.made
    for page in 1...50 {
      collection.contentOffset.y = CGFloat(page * 300)
      collection.layoutIfNeeded()
    }
    #expect(PhotoCell.made <= made + 6)
    withExtendedLifetime(window) {}
  }

  @Test func `selecting a cell performs its segue, then tells the delegate`() throws {
    let (screen, collection, window) = try shown()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    let center = cell.convert(CGPoint(x: 50, y: 50), to: window)
    TouchDriver(in: window).tap(center.x, center.y)
    Headless.runUntilIdle()
    #expect(screen.log.take() == ["prepare open for Photo 2", "selected 2"])
    #expect(screen.presentedViewController != nil)
  }

  @Test func `a collection of prototypes keeps nothing alive`() throws {
    try expectNoLeaks { tracker in
      let (screen, collection, window) = try shown()
      tracker.track(screen)
      tracker.track(collection)
      for cell in collection.visibleCells { tracker.track(cell) }
      window.rootViewController = nil
    }
  }
}
