import Foundation
import Testing
import UIKit

@MainActor @Suite struct LengthsTests {
  @Test(arguments: 1...20) func `lengths answer as sums over all would`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let count = Int.random(in: 1...70, using: &numbers)
    var values = (0..<count).map { _ in CGFloat(Int.random(in: 1...9, using: &numbers)) }
    var lengths = Lengths(values)
    for _ in 0..<100 {
      let index = Int.random(in: 0..<count, using: &numbers)
      values[index] = CGFloat(Int.random(in: 1...9, using: &numbers))
      lengths[index] = values[index]
      #expect(lengths.start(of: index) == values[..<index].reduce(0, +))
      #expect(lengths.total == values.reduce(0, +))
      let position = CGFloat(Int.random(in: -3...400, using: &numbers))
      var start: CGFloat = 0
      var expected = 0
      for (index, value) in values.enumerated() {
        if start <= position { expected = index }
        start += value
      }
      #expect(lengths.index(at: position) == expected)
    }
  }

  @Test func `no lengths have no total`() {
    #expect(Lengths([]).total == 0)
    #expect(Lengths([]).index(at: 5) == 0)
  }
}
