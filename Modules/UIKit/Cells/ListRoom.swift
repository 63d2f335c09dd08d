/// How many more rows or items a data source may say it has.
@MainActor struct ListRoom {
  private var left = 10_000_000

  /// The count, if there is room for it; none otherwise, which is reported.
  mutating func take(_ count: Int, _ method: String) -> Int {
    guard count <= left else {
      Headless.report(.lists(.excessiveCount(count: count, method: method)))
      return 0
    }
    left -= count
    return count
  }
}
