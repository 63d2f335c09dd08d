import Foundation

/// The memory of this process, for tests that something does not grow.
public enum ProcessMemory {
  /// Pages of memory that the process has in use.
  public static func residentPages() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return pages
  }

  /// By how many pages the process grows while the body runs: the least of several rounds, as other
  /// tests of the process take memory meanwhile, but not in every one. A leak shows in all.
  public static func growth(rounds: Int = 5, _ body: () throws -> Void) throws -> Int {
    var least = Int.max
    for _ in 0..<rounds {
      let before = try residentPages()
      try body()
      least = min(least, try residentPages() - before)
    }
    return least
  }

  /// Whether the address sanitizer runs along, which keeps freed memory from being used again: it has
  /// functions of its own in the process.
  public static let isKeptWhenFreed = dlsym(nil, "__asan_init") != nil
}
