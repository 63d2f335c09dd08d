import Ruka
import Testing
import UIKit

/// A collection of ten thousand items, three in a row, that notes what its delegate is told.
private final class ItemsController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private(set) var collection: UICollectionView!
  var log: [String] = []
  private(set) var mostCells = 0
  private(set) var steps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 600), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.bounds)
    if label.superview == nil { cell.contentView.addSubview(label) }
    label.text = "item \(indexPath.item)"
    mostCells = max(mostCells, collectionView.visibleCells.count)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("\(indexPath.item) was selected")
  }
}

@MainActor @Suite(.headlessUIKit) struct CollectionTests {
  private let items = ItemsController()
  private let app: App

  init() { app = App(controller: items, failureBehavior: .raiseException) }

  @Test func `the collection is there, and a cell by what a label in it says`() throws {
    #expect(app.collectionView === items.collection)
    let cell = try app.item(containingText: "item 4")
    #expect(cell === items.collection.cellForItem(at: IndexPath(item: 4, section: 0)))
    cell?.tap()
    #expect(items.log == ["4 was selected"])
    #expect(app.all(Query(.cell)).count <= 24)
  }

  @Test func `one in ten thousand is found in bounded steps, by cells that are used again`() throws
  {
    #expect(throws: RukaError.self) { try app.item(containingText: "item 9000") }
    let cell = try app.scroll(to: Query(.cell).containing("item 9000"))
    #expect(items.collection.bounds.contains(cell.frame))
    try app.item(containingText: "item 9000")?.tap()
    #expect(items.log == ["9000 was selected"])
    #expect(items.mostCells <= 27)
    // 3,000 lines of 90 points, of which a step passes six.
    #expect((480...520).contains(items.steps))
  }

  @Test func `an item is scrolled to by its place, which must exist`() throws {
    let cell = try app.scroll(to: IndexPath(item: 9999, section: 0), in: items.collection)
    #expect(items.collection.bounds.contains(cell.frame))
    #expect(
      throws: RukaError.unsuitable(
        element: "UICollectionView at 0,100 320×600",
        reason: "there is no item 10000 in section 0, which has 10000", tree: app.tree)
    ) { try app.scroll(to: IndexPath(item: 10_000, section: 0), in: items.collection) }
  }
}
