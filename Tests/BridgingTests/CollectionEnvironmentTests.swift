import Foundation
import Testing
import UIEnvironmentBridging
import UIEnvironmentCore
import UIKit

/// A cell that notes when it is told of its environment.
private final class TellingCell: UICollectionViewCell, UIEnvironmentUpdating {
  @UIEnvironment(\.number) var number
  var updates: [Int] = []

  func updateEnvironment() { updates.append(number) }
}

private final class TellingSource: NSObject, UICollectionViewDataSource {
  var readWhenMade: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    100
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite(.headlessUIKit) struct CollectionEnvironmentTests {
  private let source = TellingSource()

  private func collection(in window: UIWindow) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(TellingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return view
  }

  private func cells(_ view: UICollectionView) -> [TellingCell] {
    view.visibleCells.compactMap { $0 as? TellingCell }
  }

  @Test func `visible cells read what is set above the collection, and are told once`() {
    let window = UIWindow()
    let view = collection(in: window)
    #expect(cells(view).map(\.number) == [0, 0, 0, 0])
    window.environment(\.number, 5)
    #expect(cells(view).map(\.updates) == [[5], [5], [5], [5]])
    window.environment(\.number, 5)
    view.environment(\.number, 6)
    #expect(cells(view).map(\.updates) == [[5, 6], [5, 6], [5, 6], [5, 6]])
  }

  @Test func `a cell that appears later has the value, and is told when it gets it`() {
    let window = UIWindow()
    window.environment(\.number, 7)
    let view = collection(in: window)
    #expect(cells(view).map(\.number) == [7, 7, 7, 7])
    #expect(cells(view).map(\.updates) == [[7], [7], [7], [7]])
    for cell in cells(view) { cell.updates = [] }
    // Cells that serve again stay where they are: no value changes for them.
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(cells(view).map(\.number) == [7, 7, 7, 7])
    #expect(cells(view).allSatisfy { $0.updates.isEmpty })
  }
}
