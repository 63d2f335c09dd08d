extension FileWork {
  /// `#selector(save)` becomes `Selector(Screen.save)`.
  mutating func replaceSelectors(_ program: Program) {
    for index in tokens.indices {
      if tokens[index].isWord("#keyPath") {
        remark(index, "#keyPath needs Objective-C: write the key path itself")
      }
      guard tokens[index].isWord("#selector"), token(index + 1)?.isMark("(") ?? false,
        let closing = file.closing(of: index + 1), closing > index + 2
      else { continue }
      replaceSelector(at: index, (index + 2)..<closing, program)
    }
  }

  private mutating func replaceSelector(
    at index: Int, _ inner: Range<Int>, _ program: Program
  ) {
    let first = tokens[inner.lowerBound]
    guard first.kind == .word, !["getter", "setter"].contains(first.text) || inner.count == 1 else {
      return remark(index, "#selector of a property: use a method")
    }
    let start = first.range.lowerBound
    let end = tokens[inner.upperBound - 1].range.upperBound
    let path = file.source(start..<end)
    guard let method = qualified(path, first, inner, at: index) else { return }
    replace(
      tokens[index].range.lowerBound..<tokens[inner.upperBound].range.upperBound, at: index,
      with: "Selector(\(method))", "#selector(\(path)) became Selector(\(method))")
    let name = tokens[inner].last { $0.kind == .word && $0.text != "_" && !$0.text.isEmpty }
    if let name = methodName(inner) ?? name?.text, program.returnsValue(name) {
      remark(index, "the method \(name) of the selector returns a value, which an action cannot")
    }
  }

  /// The name of the method that the tokens lead to: the last word before any labels.
  private func methodName(_ inner: Range<Int>) -> String? {
    let path = tokens[inner].prefix { !$0.isMark("(") && !$0.isWord("as") }
    return path.last { $0.kind == .word }?.text
  }

  /// The method with the type that it belongs to; `nil` if that cannot be told.
  private mutating func qualified(
    _ path: String, _ first: Token, _ inner: Range<Int>, at index: Int
  ) -> String? {
    let isPath = inner.count > 1 && tokens[inner.lowerBound + 1].isMark(".")
    guard isPath else {
      guard let type = file.type(around: index) else {
        remark(index, "#selector(\(path)) outside of any type: name the type of the method")
        return nil
      }
      return "\(type.path).\(path)"
    }
    if first.text == "self" || first.text == "Self" {
      guard let type = file.type(around: index) else { return nil }
      return type.path + path.dropFirst(4)
    }
    guard first.text.first?.isUppercase ?? false else {
      remark(index, "#selector(\(path)): name the type of the method")
      return nil
    }
    return path
  }
}
