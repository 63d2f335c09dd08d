import Foundation

extension CollectionBatch {
  /// What is wrong with the changes, given the numbers of items after them.
  func misuse(countsAfter: [Int]) -> UIKitMisuse.CollectionMisuse? {
    if let misuse = unknownPlace(countsAfter: countsAfter) { return misuse }
    if let subject = contradiction() { return .contradictoryUpdate(subject: subject) }
    return inconsistency(countsAfter: countsAfter).map { .inconsistentUpdate(reason: $0) }
  }

  /// A change of what does not exist, before or after.
  private func unknownPlace(countsAfter: [Int]) -> UIKitMisuse.CollectionMisuse? {
    let sections: [(String, [Int], [Int])] = [
      ("delete", Array(deletedSections), countsBefore),
      ("reload", Array(reloadedSections), countsBefore),
      ("move", movedSections.map(\.from), countsBefore),
      ("insert", Array(insertedSections), countsAfter),
      ("move to", movedSections.map(\.to), countsAfter),
    ]
    for (action, indices, counts) in sections {
      if let bad = indices.first(where: { !counts.indices.contains($0) }) {
        return .noSuchSection(section: bad, doing: action)
      }
    }
    let items: [(String, [IndexPath], [Int])] = [
      ("delete", deletedItems, countsBefore), ("reload", reloadedItems, countsBefore),
      ("reconfigure", reconfiguredItems, countsBefore),
      ("move", movedItems.map(\.from), countsBefore), ("insert", insertedItems, countsAfter),
      ("move to", movedItems.map(\.to), countsAfter),
    ]
    for (action, paths, counts) in items {
      if let bad = paths.first(where: { !exists($0, in: counts) }) {
        return .noSuchItem(indexPath: bad, doing: action)
      }
    }
    return nil
  }

  private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// What is subject to changes that exclude each other.
  private func contradiction() -> String? {
    let leavingSections =
      Array(deletedSections) + Array(reloadedSections) + movedSections.map(\.from)
    if let section = leavingSections.duplicates.first { return "section \(section)" }
    let arrivingSections = Array(insertedSections) + movedSections.map(\.to)
    if let section = arrivingSections.duplicates.first { return "new section \(section)" }
    let leaving = deletedItems + reloadedItems + movedItems.map(\.from)
    if let path = leaving.duplicates.first { return "item \(path.item) of section \(path.section)" }
    let arriving = insertedItems + movedItems.map(\.to)
    if let path = arriving.duplicates.first {
      return "new item \(path.item) of section \(path.section)"
    }
    return nil
  }

  /// Compares the numbers before and after, with UIKit's words.
  private func inconsistency(countsAfter: [Int]) -> String? {
    let sections = countsBefore.count + insertedSections.count - deletedSections.count
    guard sections == countsAfter.count else {
      return "the number of sections after the update (\(countsAfter.count)) must be equal to the "
        + "number before it (\(countsBefore.count)), plus or minus those inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)"
    }
    let change = CollectionChange(self)
    let inserted = counts(of: insertedItems)
    let deleted = counts(of: deletedItems)
    let movedIn = counts(of: movedItems.map(\.to))
    let movedOut = counts(of: movedItems.map(\.from))
    for (section, before) in countsBefore.enumerated() where !reloadedSections.contains(section) {
      guard let after = change.newSection(of: section) else { continue }
      let (plus, minus) = (inserted[after] ?? 0, deleted[section] ?? 0)
      let (movingIn, movingOut) = (movedIn[after] ?? 0, movedOut[section] ?? 0)
      guard before + plus - minus + movingIn - movingOut != countsAfter[after] else { continue }
      return
        "the number of items in section \(after) after the update (\(countsAfter[after])) must "
        + "be equal to the number in that section before it (\(before)), plus or minus those "
        + "inserted or deleted (\(plus) inserted, \(minus) deleted), and moved in or out "
        + "(\(movingIn) moved in, \(movingOut) moved out)"
    }
    return nil
  }

  private func counts(of paths: [IndexPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}
