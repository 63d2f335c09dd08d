import Porting

/// What porting one file leaves, and what it says.
struct Ported {
  let text: String
  let edits: [String]
  let left: [String]

  init(_ source: String) {
    let result = Port([(path: "A.swift", text: source)]).results()[0]
    text = result.text
    edits = result.edits.map { String($0.dropFirst("A.swift:".count)) }
    left = result.left.map { String($0.dropFirst("A.swift:".count)) }
  }
}
