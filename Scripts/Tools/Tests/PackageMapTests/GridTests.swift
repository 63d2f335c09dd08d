import Foundation
import PackageMap
import Testing

@Suite struct GridTests {
  @Test func `a tie takes a place on every floor that it passes`() throws {
    let grid = Grid(try floors(["A": [], "B": ["A"], "C": ["B"], "X": [], "D": ["C", "X"]]))
    let long = try #require(grid.ties.first { $0.last == .module("X") })
    #expect(long.count == 4)
    #expect(grid.rows[1].contains(long[2]))
    #expect(grid.rows[2].contains(long[1]))
  }

  @Test func `towers stand side by side without crossing`() throws {
    let grid = Grid(try floors(["A": [], "B": [], "B2": ["B"], "A2": ["A"]]))
    #expect(grid.rows == [[.module("A"), .module("B")], [.module("A2"), .module("B2")]])
  }

  @Test func `the picture names every module once and is the same every time`() throws {
    let floors = try floors(["A": [], "B": ["A"], "C": ["A"], "D": ["B", "C"]])
    let picture = Picture(floors).svg
    #expect(picture == Picture(floors).svg)
    for module in floors.modules {
      #expect(picture.components(separatedBy: ">\(module.name)<").count == 2)
    }
    #expect(picture.components(separatedBy: "<path d=").count == 5)
  }

  @Test func `a house without modules is an empty picture`() throws {
    #expect(Picture(try floors([:])).svg.hasPrefix("<svg"))
  }
}
