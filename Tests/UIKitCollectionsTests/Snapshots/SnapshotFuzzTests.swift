import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A sequence of numbers that is the same on every machine.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A snapshot as naive as can be: sections with their items, searched from the start.
struct NaiveSnapshot {
  var sections: [(name: Int, items: [Int])] = []

  func place(_ item: Int) -> (Int, Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  mutating func remove(_ item: Int) {
    for index in sections.indices { sections[index].items.removeAll { $0 == item } }
  }

  mutating func put(_ items: [Int], beside other: Int, _ offset: Int) {
    guard place(other) != nil, !items.contains(other) else { return }
    for item in items { remove(item) }
    guard let (section, index) = place(other) else { return }
    sections[section].items.insert(contentsOf: items, at: index + offset)
  }
}

@MainActor @Suite(.headlessUIKit) struct SnapshotFuzzTests {
  typealias Subject = NSDiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: 1...8) func `a snapshot does what a naive one does`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var subject = Subject()
    var naive = NaiveSnapshot()
    _ = reports {
      for _ in 0..<1500 {
        change(&subject, &naive, &numbers)
        guard subject.sectionIdentifiers == naive.sections.map(\.name),
          naive.sections.allSatisfy({ subject.itemIdentifiers(inSection: $0.name) == $0.items })
        else {
          Issue.record("the snapshots differ")
          return
        }
        #if DEBUG
          #expect(subject.contents.violatedInvariants() == [])
        #endif
      }
    }
    #expect(subject.numberOfItems == naive.sections.reduce(0) { $0 + $1.items.count })
  }

  private func change(
    _ subject: inout Subject, _ naive: inout NaiveSnapshot, _ numbers: inout Numbers
  ) {
    let item = Int.random(in: 0..<30, using: &numbers)
    let other = Int.random(in: 0..<30, using: &numbers)
    let section = Int.random(in: 100..<106, using: &numbers)
    let otherSection = Int.random(in: 100..<106, using: &numbers)
    let at = naive.sections.firstIndex { $0.name == section }
    let otherAt = naive.sections.firstIndex { $0.name == otherSection }
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0:
      subject.appendSections([section])
      if at == nil { naive.sections.append((section, [])) }
    case 1:
      subject.insertSections([section], beforeSection: otherSection)
      if at == nil, let otherAt { naive.sections.insert((section, []), at: otherAt) }
    case 2 where Int.random(in: 0..<4, using: &numbers) == 0:
      subject.deleteSections([section])
      if let at { naive.sections.remove(at: at) }
    case 3:
      subject.moveSection(section, afterSection: otherSection)
      if let at, otherAt != nil, section != otherSection {
        let moved = naive.sections.remove(at: at)
        let target = naive.sections.firstIndex { $0.name == otherSection } ?? 0
        naive.sections.insert(moved, at: target + 1)
      }
    case 4:
      subject.appendItems([item, item + 30], toSection: section)
      if let at {
        naive.remove(item)
        naive.remove(item + 30)
        naive.sections[at].items += [item, item + 30]
      }
    case 5:
      subject.insertItems([item], beforeItem: other)
      naive.put([item], beside: other, 0)
    case 6:
      subject.moveItem(item, afterItem: other)
      if naive.place(item) != nil { naive.put([item], beside: other, 1) }
    default:
      subject.deleteItems([item])
      naive.remove(item)
    }
  }

  @Test(arguments: 1...6) func `an outline keeps its invariants`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var outline = SectionSnapshot()
    var parents: [Int: Int?] = [:]
    _ = reports {
      for _ in 0..<1500 {
        let item = Int.random(in: 0..<40, using: &numbers)
        let other = Int.random(in: 0..<40, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0:
          outline.append([item])
          if parents[item] == nil { parents[item] = .some(nil) }
        case 1:
          outline.append([item], to: other)
          if parents[item] == nil, parents[other] != nil { parents[item] = other }
        case 2:
          outline.insert([item], after: other)
          if parents[item] == nil, let parent = parents[other] { parents[item] = parent }
        case 3: outline.expand([item])
        case 4: outline.collapse([item])
        default:
          guard Int.random(in: 0..<4, using: &numbers) == 0 else { continue }
          outline.delete([item])
          parents[item] = nil
          while let orphan = parents.first(where: { $1 != nil && parents[$1!] == nil }) {
            parents[orphan.key] = nil
          }
        }
        #expect(Set(outline.items) == Set(parents.keys))
        #if DEBUG
          #expect(outline.outline.violatedInvariants() == [])
        #endif
      }
    }
    for (item, parent) in parents { #expect(outline.parent(of: item) == parent) }
  }
}

@MainActor @Suite(.headlessUIKit) struct SnapshotDifferenceTests {
  @Test func `what moved least is what is moved`() {
    let difference = SnapshotDifference(
      from: Snapshot(["a": [1, 2, 3, 4]]).contents, to: Snapshot(["a": [4, 1, 2, 3]]).contents)
    let moves: [[IndexPath]] = difference.movedItems.map { [$0.from, $0.to] }
    #expect(moves == [[[0, 3], [0, 0]]])
    #expect(difference.deletedItems == [])
    #expect(difference.insertedItems == [])
  }

  @Test func `an item from a deleted section is inserted`() {
    let difference = SnapshotDifference(
      from: Snapshot(["a": [1], "b": [2]]).contents, to: Snapshot(["b": [2, 1]]).contents)
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedItems == [[0, 1]])
    #expect(difference.movedItems == [])
  }

  @Test func `an item in an inserted section is deleted from its old one`() {
    let difference = SnapshotDifference(
      from: Snapshot(["a": [1, 2]]).contents, to: Snapshot(["b": [2], "a": [1]]).contents)
    #expect(difference.insertedSections == [0])
    #expect(difference.deletedItems == [[0, 1]])
    #expect(difference.movedItems == [])
    #expect(difference.movedSections == [])
  }

  @Test(arguments: 1...300) func `the difference turns one into the other`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let old = random(&numbers)
    let new = random(&numbers)
    let difference = SnapshotDifference(from: old.contents, to: new.contents)
    #expect(applied(difference, to: old, source: new) == new.text)
    #expect(SnapshotDifference(from: old.contents, to: old.contents).isEmpty)
  }

  private func random(_ numbers: inout Numbers) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c", "d"].shuffled(using: &numbers).dropLast(1))
    for item in (0..<20).shuffled(using: &numbers).prefix(12) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &numbers))
    }
    return snapshot
  }

  /// What naive batch updates make of the old snapshot; only what is inserted is taken from the new.
  private func applied(_ change: SnapshotDifference, to old: Snapshot, source new: Snapshot)
    -> String
  {
    var sections: [(String, [Int?])?] = old.sectionIdentifiers.map {
      ($0, old.itemIdentifiers(inSection: $0))
    }
    func newItem(_ path: IndexPath) -> Int {
      new.itemIdentifiers(inSection: new.sectionIdentifiers[path[0]])[path[1]]
    }
    var incoming: [(IndexPath, Int)] = change.insertedItems.map { ($0, newItem($0)) }
    for move in change.movedItems {
      incoming.append((move.to, sections[move.from[0]]!.1[move.from[1]]!))
    }
    for path in change.deletedItems + change.movedItems.map(\.from) {
      sections[path[0]]!.1[path[1]] = nil
    }
    var arriving: [(Int, (String, [Int?]))] = change.insertedSections.map { index in
      let name = new.sectionIdentifiers[index]
      return (index, (name, new.itemIdentifiers(inSection: name)))
    }
    for move in change.movedSections { arriving.append((move.to, sections[move.from]!)) }
    for move in change.movedSections { sections[move.from] = nil }
    for index in change.deletedSections { sections[index] = nil }
    var result = sections.compactMap { $0.map { ($0.0, $0.1.compactMap(\.self)) } }
    for (index, section) in arriving.sorted(by: { $0.0 < $1.0 }) {
      result.insert((section.0, section.1.compactMap(\.self)), at: index)
    }
    for (path, item) in incoming.sorted(by: { $0.0 < $1.0 }) {
      result[path[0]].1.insert(item, at: path[1])
    }
    return result.map { $0.0 + $0.1.map { "\($0)" }.joined(separator: ",") }.joined(separator: " ")
  }
}
