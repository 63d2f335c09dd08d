import PackageMap
import Testing

@Suite struct FloorsTests {
  @Test func `a module stands one floor above the highest that it depends on`() throws {
    let floors = try floors(["A": [], "B": ["A"], "C": [], "D": ["C", "B"]])
    #expect(floors.modules.map(\.floor) == [0, 1, 0, 2])
  }

  @Test func `what another dependency brings along is not near`() throws {
    let floors = try floors(["A": [], "B": ["A"], "C": ["B"], "D": ["A", "B", "C"]])
    #expect(floors.modules.map(\.nearDependencies) == [[], ["A"], ["B"], ["C"]])
  }

  @Test func `a manifest that lists a module before its dependency is refused`() {
    #expect(throws: Floors.NotBottomUp.self) { try floors(["B": ["A"], "A": []]) }
  }
}
