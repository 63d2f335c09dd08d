import Foundation
import Testing
import UIKit

/// Rows whose data source and delegate change the table, at random, whenever they are asked or told
/// anything.
@MainActor final class MeddlingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var sections: [[String]]
  private var random: Numbers
  private var names = 0
  /// How often it may still meddle.
  var patience = 0
  /// What it did, for the words of a failure.
  private(set) var deeds: [String] = []

  init(seed: UInt64) {
    random = Numbers(seed: seed)
    sections = []
    super.init()
    sections = [(0..<12).map { _ in name() }, (0..<5).map { _ in name() }]
  }

  private func name() -> String {
    names += 1
    return "item \(names)"
  }

  private func meddle(_ table: UITableView, _ place: String) {
    guard patience > 0, random.next(6) == 0 else { return }
    patience -= 1
    act(on: table, place)
  }

  /// Does something to the table.
  func act(on table: UITableView, _ place: String) {
    let deed = random.next(17)
    deeds.append("\(place): \(deed)")
    switch deed {
    case 0:
      sections = (0..<random.next(4)).map { _ in (0..<random.next(15)).map { _ in name() } }
      table.reloadData()
      if random.next(2) == 0 { _ = table.numberOfSections }
    case 1: table.performBatchUpdates { self.deleteRow(table) }
    case 2: table.performBatchUpdates { self.insertRow(table) }
    case 3: table.performBatchUpdates { self.changeSections(table) }
    case 4: table.layoutIfNeeded()
    case 5: table.contentOffset.y = CGFloat(random.next(900)) - 50
    case 6: table.frame.size.height = CGFloat(random.next(500))
    case 7: table.setEditing(!table.isEditing, animated: false)
    case 8: somePath().map { table.selectRow(at: $0, animated: false, scrollPosition: .top) }
    case 9: somePath().map { table.scrollToRow(at: $0, at: .middle, animated: false) }
    case 10: _ = table.visibleCells
    case 11: somePath().map { table.reloadRows(at: [$0], with: .none) }
    case 12: somePath().map { table.reconfigureRows(at: [$0]) }
    case 13:
      // An update that says nothing of what has changed.
      if !sections.isEmpty { sections[0].append(name()) }
      table.performBatchUpdates(nil)
    case 14: table.rowHeight = CGFloat(20 + random.next(60))
    case 15: table.userDidTapRow(at: IndexPath(random.next(3)))
    default:
      let window = table.superview
      table.removeFromSuperview()
      window?.addSubview(table)
    }
  }

  private func somePath() -> IndexPath? {
    guard let section = sections.indices.last(where: { !sections[$0].isEmpty }) else { return nil }
    return IndexPath(random.next(sections[section].count), section)
  }

  private func deleteRow(_ table: UITableView) {
    guard let path = somePath() else { return }
    sections[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .none)
  }

  private func insertRow(_ table: UITableView) {
    guard !sections.isEmpty else { return }
    sections[0].insert(name(), at: 0)
    table.insertRows(at: [IndexPath(0)], with: .none)
  }

  private func changeSections(_ table: UITableView) {
    if sections.isEmpty || random.next(2) == 0 {
      sections.insert([name(), name()], at: 0)
      table.insertSections([0], with: .none)
    } else {
      sections.removeFirst()
      table.deleteSections([0], with: .none)
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : -1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = text(at: indexPath)
    cell.contentConfiguration = content
    meddle(tableView, "cellForRow")
    return cell
  }

  private func text(at path: IndexPath) -> String {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else {
      Issue.record("the row at \(path) was asked for, which does not exist, after \(deeds)")
      return ""
    }
    return sections[path.section][path.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    meddle(tableView, "titleForHeader")
    return section == 0 ? "header" : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    meddle(tableView, "canEdit")
    return true
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { meddle(tableView, "willDisplay") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { meddle(tableView, "didEndDisplaying") }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { meddle(tableView, "willDisplayHeader") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { meddle(tableView, "didEndDisplayingHeader") }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    meddle(tableView, "willSelect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    meddle(tableView, "didSelect")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    meddle(tableView, "didDeselect")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let table = scrollView as? UITableView else { return }
    meddle(table, "didScroll")
  }
}
