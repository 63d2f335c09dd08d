/// What listeners should run, in which order, written from the rule alone.
struct OrderModel {
  enum Kind: Int, CaseIterable { case before, after, instead }

  struct Entry: Equatable {
    let id: Int
    let kind: Kind
    /// The classes whose instances it applies to, by depth in a line of three.
    let depth: Int
    /// The object it is for, or nil for the class.
    let object: Int?
    /// Whether it calls the original, if it is a replacement.
    let continues: Bool
  }

  var entries: [Entry] = []

  /// The events of a write to an object whose class has a depth.
  func events(object: Int, depth: Int) -> [String] {
    let own = entries.filter { $0.object == object }
    let ofClass = entries.filter { $0.object == nil && $0.depth <= depth }
    var log: [String] = []
    run(own, &log) { log in run(ofClass, &log) { $0.append("original") } }
    return log
  }

  private func run(
    _ layer: [Entry], _ log: inout [String], inner: (inout [String]) -> Void
  ) {
    let newest = Array(layer.reversed())
    var entered: [Entry] = []
    for entry in newest where entry.kind == .instead {
      log.append("in \(entry.id)")
      entered.append(entry)
      if !entry.continues {
        for entry in entered.reversed() { log.append("out \(entry.id)") }
        return
      }
    }
    for entry in newest where entry.kind == .before { log.append("before \(entry.id)") }
    inner(&log)
    for entry in newest where entry.kind == .after { log.append("after \(entry.id)") }
    for entry in entered.reversed() { log.append("out \(entry.id)") }
  }
}
