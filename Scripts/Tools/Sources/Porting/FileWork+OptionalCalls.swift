extension FileWork {
  /// `delegate?.done?()` becomes `delegate?.done()`, where the method was an optional requirement: one
  /// that the folder declares, or one of a delegate or data source.
  mutating func callOptionalMethods(_ program: Program) {
    for index in tokens.indices.dropFirst(2) {
      guard tokens[index].isMark("?"), tokens[index].followsClosely,
        let call = token(index + 1), call.isMark("("), call.followsClosely,
        tokens[index - 1].kind == .word, tokens[index - 2].isMark(".")
      else { continue }
      let method = tokens[index - 1].text
      guard program.optionalRequirements.contains(method) || isDelegate(before: index - 2) else {
        continue
      }
      changes.append(
        Change(
          range: tokens[index].range, replacement: "", line: tokens[index].line,
          words: "\(method)?( became \(method)("))
    }
  }

  /// Whether what stands before the dot is named as delegates and data sources are.
  private func isDelegate(before dot: Int) -> Bool {
    var index = dot - 1
    while index >= 0, tokens[index].isMark("?") || tokens[index].isMark("!") { index -= 1 }
    guard index >= 0, tokens[index].kind == .word else { return false }
    let name = tokens[index].text.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
