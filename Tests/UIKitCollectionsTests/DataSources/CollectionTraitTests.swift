import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct CollectionTraitTests {
  @Test func `a section provider is asked again for a trait that it reads, and for no other`() {
    var asked: [UIUserInterfaceSizeClass] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      asked.append(environment.traitCollection.horizontalSizeClass)
      return grid(
        columns: environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2, height: 40)
    }
    let collection = NumberCollection([Array(0..<8)], layout: layout)
    let view = collection.view
    view.traitOverrides.horizontalSizeClass = .regular
    view.layoutIfNeeded()
    #expect(asked.last == .regular)
    #expect(collection.cell(1)?.frame.minX == 80)
    let count = asked.count
    view.traitOverrides.userInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(asked.count == count)
    view.traitOverrides.horizontalSizeClass = .compact
    view.layoutIfNeeded()
    #expect(asked.last == .compact)
    #expect(collection.cell(1)?.frame.minX == 160)
  }

  @Test func `a provider that no longer reads a trait is not asked for it`() {
    var asked = 0
    var reads = true
    let layout = UICollectionViewCompositionalLayout { _, environment in
      asked += 1
      if reads { _ = environment.traitCollection.userInterfaceStyle }
      return grid(columns: 2, height: 40)
    }
    let collection = NumberCollection([Array(0..<8)], layout: layout)
    let view = collection.view
    defer { withExtendedLifetime(collection) {} }
    view.traitOverrides.userInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(asked == 2)
    reads = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    view.traitOverrides.userInterfaceStyle = .light
    view.layoutIfNeeded()
    #expect(asked == 3)
  }

  @Test func `an override between two controllers reaches the layout, also after the background`() {
    var read: [UIUserInterfaceSizeClass] = []
    final class Child: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        1
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewCompositionalLayout { _, environment in
      read.append(environment.traitCollection.horizontalSizeClass)
      return grid(columns: 1, height: 40)
    }
    let parent = UIViewController()
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = Child(collectionViewLayout: layout)
    parent.view.addSubview(middle)
    middle.traitOverrides.horizontalSizeClass = .compact
    let window = showInWindow(parent)
    window.traitOverrides.horizontalSizeClass = .regular
    parent.addChild(child)
    child.view.frame = middle.bounds
    child.collectionView.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    middle.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(read.last == .compact)
    window.isHidden = true
    window.isHidden = false
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(read.count >= 2)
    #expect(read.allSatisfy { $0 == .compact })
  }

  @Test func `a cell's configuration follows the traits that its update reads`() {
    final class Styled: UICollectionViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        _ = traitCollection.userInterfaceStyle
      }
    }
    let collection = NumberCollection([[0]])
    collection.view.register(Styled.self, forCellWithReuseIdentifier: "styled")
    collection.source.whenAsked = {
      $0.dequeueReusableCell(withReuseIdentifier: "styled", for: $1)
    }
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    let cell = collection.view.cellForItem(at: [0, 0]) as? Styled
    let before = cell?.updates ?? 0
    #expect(before > 0)
    collection.view.traitOverrides.horizontalSizeClass = .regular
    collection.view.layoutIfNeeded()
    #expect(cell?.updates == before)
    collection.view.traitOverrides.userInterfaceStyle = .dark
    collection.view.layoutIfNeeded()
    #expect(cell?.updates == before + 1)
  }

  @Test func `a handler is called with the cell's state whenever it changes`() {
    let collection = NumberCollection([[0, 1]])
    var states: [String] = []
    collection.cell(0)?.configurationUpdateHandler = { _, state in
      states.append("\(state.isSelected) \(state.isHighlighted)")
    }
    collection.view.layoutIfNeeded()
    collection.driver.down(25, 25)
    Headless.clock.advance(by: 0.2)
    collection.view.layoutIfNeeded()
    collection.driver.up(25, 25)
    collection.view.layoutIfNeeded()
    #expect(states == ["false false", "false true", "true false"])
  }

  @Test func `cells see the traits of the collection`() {
    let collection = NumberCollection([[0]])
    collection.view.traitOverrides.horizontalSizeClass = .regular
    collection.view.layoutIfNeeded()
    #expect(collection.cell(0)?.contentView.traitCollection.horizontalSizeClass == .regular)
  }
}

@MainActor @Suite(.headlessUIKit) struct CollectionViewControllerTests {
  @Test func `a controller is data source and delegate of its view`() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
  }

  @Test func `appearing clears the selection unless told otherwise`() {
    final class Numbers: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        3
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.clearsSelectionOnViewWillAppear = false
    let navigation = UINavigationController(rootViewController: controller)
    let window = showInWindow(navigation)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    controller.clearsSelectionOnViewWillAppear = true
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    #expect(window.rootViewController === navigation)
  }

  @Test func `a controller leaves nothing behind`() {
    expectNoLeaks { tracker in
      let controller = tracker.track(
        UICollectionViewController(
          collectionViewLayout: tracker.track(
            UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 30)))))
      tracker.track(controller.collectionView!)
      _ = showInWindow(controller)
      Headless.clock.runUntilIdle()
    }
  }
}
