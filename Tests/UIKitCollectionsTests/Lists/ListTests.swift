import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A list of numbers, each with accessories.
@MainActor final class NumberList {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  let driver: TouchDriver

  init(
    _ configuration: UICollectionLayoutListConfiguration, rightToLeft: Bool = false,
    accessories: @escaping (Int) -> [UICellAccessory] = { _ in [] }
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    self.view = view
    if rightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "row \(item)"
      cell.contentConfiguration = content
      cell.accessories = accessories(item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    driver = TouchDriver(size: CGSize(width: 320, height: 400), showing: view)
  }

  func show(_ items: [Int]) {
    source.apply(Snapshot(["a": items]), animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  func button(_ label: String, _ item: Int) -> UIButton? {
    cell(item)?.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label }
  }
}

@MainActor @Suite(.headlessUIKit) struct ListTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  @Test func `rows are as wide as the list and at least 44 points high`() {
    let list = NumberList(Configuration(appearance: .plain))
    list.show([1, 2, 3])
    #expect(list.cell(1)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(list.cell(3)?.frame.minY == 88)
    #expect(list.cell(1)?.contentView.frame.width == 320)
    let content = list.cell(2)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "row 2")
  }

  @Test func `a list that is inset keeps from the sides`() {
    let list = NumberList(Configuration(appearance: .insetGrouped))
    list.show([1, 2])
    #expect(list.cell(1)?.frame.minX == 16)
    #expect(list.cell(1)?.frame.minY == 18)
    #expect(list.cell(1)?.frame.width == 288)
    list.view.traitOverrides.horizontalSizeClass = .regular
    list.view.layoutIfNeeded()
    #expect(list.cell(1)?.frame.minX == 20)
  }

  @Test func `headers of a plain list stay at the top`() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = NumberList(configuration)
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.header()
      content.text = "header \(path.section)"
      view.contentConfiguration = content
    }
    list.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    list.show(Array(0..<40))
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    let view = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(view?.frame.minY == 100)
    #expect(view?.frame.width == 320)
  }

  @Test func `accessories stand beside the content`() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let list = NumberList(Configuration(appearance: .plain)) { item in
      item == 1
        ? [
          .disclosureIndicator(), .detail(),
          .customView(
            configuration: .init(
              customView: custom, placement: .leading(), maintainsFixedSize: true)),
        ] : []
    }
    list.show([1, 2])
    #expect(custom.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(list.cell(1)?.contentView.frame == CGRect(x: 46, y: 0, width: 212, height: 44))
    let chevron = list.cell(1)?.subviews.first { $0.accessibilityIdentifier == "chevron" }
    #expect(chevron?.frame == CGRect(x: 258, y: 15, width: 14, height: 14))
    #expect(list.button("More Info", 1)?.frame == CGRect(x: 280, y: 10, width: 24, height: 24))
    #expect(list.cell(2)?.contentView.frame.width == 320)
  }

  @Test func `from right to left accessories are mirrored`() {
    let list = NumberList(Configuration(appearance: .plain), rightToLeft: true) { _ in [.detail()] }
    list.show([1])
    #expect(list.button("More Info", 1)?.frame.minX == 16)
    #expect(list.cell(1)?.contentView.frame.maxX == 320)
  }

  @Test func `some accessories show only while the list is edited, and are tapped`() {
    var log: [String] = []
    let list = NumberList(Configuration(appearance: .plain)) { item in
      [
        .delete(actionHandler: { log.append("delete \(item)") }),
        .detail(displayed: .whenNotEditing) { log.append("detail \(item)") },
      ]
    }
    list.show([1, 2])
    #expect(list.button("Remove", 1) == nil)
    list.button("More Info", 2)?.sendActions(for: .primaryActionTriggered)
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(list.button("More Info", 1) == nil)
    #expect(list.cell(1)?.contentView.frame.minX == 40)
    list.button("Remove", 1)?.sendActions(for: .primaryActionTriggered)
    #expect(log == ["detail 2", "delete 1"])
  }

  @Test func `positions order views among other accessories`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let list = NumberList(Configuration(appearance: .plain)) { _ in
      [
        .detail(), .checkmark(),
        .customView(
          configuration: .init(
            customView: first,
            placement: .trailing(at: UICellAccessory.Placement.position(after: .detail())),
            maintainsFixedSize: true)),
      ]
    }
    list.show([1])
    let mark = list.cell(1)?.subviews.first { $0.accessibilityIdentifier == "checkmark" }
    let detail = list.button("More Info", 1)
    #expect(detail!.frame.maxX < first.frame.minX)
    #expect(first.frame.maxX < mark!.frame.minX)
  }

  @Test func `lines separate items as the list says`() {
    var configuration = Configuration(appearance: .grouped)
    configuration.itemSeparatorHandler = { path, configuration in
      var changed = configuration
      if path.item == 0 { changed.bottomSeparatorVisibility = .hidden }
      changed.color = .red
      return changed
    }
    let list = NumberList(configuration)
    list.show([1, 2, 3])
    func line(_ item: Int) -> UIView? {
      list.cell(item)?.subviews.first { $0.backgroundColor == .red }
    }
    #expect(line(1) == nil)
    #expect(line(2)?.frame.minX == 16)
    #expect(line(2)?.frame.maxX == 320)
    #expect(line(3) == nil)
  }

  @Test func `an outline is expanded by its disclosure, and deeper items stand further in`() {
    var asked: [Int] = []
    let list = NumberList(Configuration(appearance: .sidebar)) { item in
      item < 10 ? [.outlineDisclosure()] : []
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { asked.append($0) }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    var outline = SectionSnapshot()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    list.source.apply(outline, to: "a", animatingDifferences: false)
    list.view.layoutIfNeeded()
    list.button("Expand", 1)?.sendActions(for: .primaryActionTriggered)
    list.view.layoutIfNeeded()
    #expect(list.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    #expect(asked == [1])
    #expect(list.cell(11)?.indentationLevel == 1)
    #expect(list.cell(11)?.contentView.frame.minX == 10)
    #expect(list.button("Collapse", 1) != nil)
    list.button("Collapse", 1)?.sendActions(for: .primaryActionTriggered)
    #expect(list.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    list.source.sectionSnapshotHandlers.shouldCollapseItem = nil
    list.button("Collapse", 1)?.sendActions(for: .primaryActionTriggered)
    #expect(list.source.snapshot().itemIdentifiers == [1, 2])
  }

  @Test func `a header's disclosure reacts to a tap anywhere, which selects nothing`() {
    let list = NumberList(Configuration(appearance: .sidebar)) { _ in
      [.outlineDisclosure(options: .init(style: .header))]
    }
    var outline = SectionSnapshot()
    outline.append([1])
    outline.append([11], to: 1)
    list.source.apply(outline, to: "a", animatingDifferences: false)
    list.view.layoutIfNeeded()
    list.driver.tap(100, 30)
    #expect(list.source.snapshot().itemIdentifiers == [1, 11])
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func `a swipe brings out actions, one of which is tapped`() {
    var log: [String] = []
    var configuration = Configuration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
          log.append("\(action.title ?? "") \(path.item)")
          done(true)
        }
      ])
    }
    let list = NumberList(configuration)
    list.show([1, 2])
    list.driver.down(200, 66)
    list.driver.move(190, 66)
    list.driver.move(150, 66)
    list.driver.move(100, 66)
    list.driver.up(100, 66)
    list.view.layoutIfNeeded()
    let button = list.cell(2)?.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.frame == CGRect(x: 246, y: 0, width: 74, height: 44))
    #expect(list.cell(2)?.configurationState.isSwiped == true)
    #expect(list.cell(2)?.contentView.frame.minX == -74)
    #expect(list.view.indexPathsForSelectedItems == [])
    button?.sendActions(for: .primaryActionTriggered)
    #expect(log == ["Delete 1"])
    #expect(list.cell(2)?.configurationState.isSwiped == false)
    list.view.showSwipeActions(at: [0, 0], leading: true)
    #expect(list.cell(1)?.configurationState.isSwiped == false)
  }

  @Test func `the separator follows its guide`() {
    let list = NumberList(Configuration(appearance: .plain))
    list.show([1, 2])
    let cell = list.cell(1)
    cell?.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell!.leadingAnchor, constant: 60
    ).isActive = true
    list.view.layoutIfNeeded()
    let line = cell?.subviews.first { $0.frame.height < 2 && $0.frame.minX == 60 }
    #expect(line != nil)
  }

  @Test func `ten thousand rows are shown by a screenful of cells, each measured once`() {
    let list = NumberList(Configuration(appearance: .plain)) { _ in [.disclosureIndicator()] }
    list.show(Array(0..<10_000))
    for step in 1...200 {
      list.view.contentOffset.y = CGFloat(step) * 43
      list.view.layoutIfNeeded()
    }
    #expect(list.view.subviews.count <= 14)
    #expect(list.view.visibleCells.count <= 11)
  }

  @Test func `a list leaves nothing behind`() {
    expectNoLeaks { tracker in
      let list = NumberList(Configuration(appearance: .insetGrouped)) { item in
        [.detail {}, .outlineDisclosure(), .label(text: "\(item)")]
      }
      list.show([1, 2])
      tracker.track(list.view)
      tracker.track(list.source)
      tracker.track(list.cell(1)!)
      _ = list.cell(1)?.separatorLayoutGuide
      Headless.clock.runUntilIdle()
    }
  }

  @Test func `rows grow with the size of text`() {
    let list = NumberList(Configuration(appearance: .plain))
    list.show([1, 2])
    list.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    list.view.layoutIfNeeded()
    #expect(list.cell(1)!.frame.height > 50)
    #expect(list.cell(2)!.frame.minY == list.cell(1)!.frame.maxY)
  }
}
