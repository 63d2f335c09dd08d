import Foundation

/// What a button shows in one state, as far as it was set for that state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// What a button shows in each state for which something was set.
struct ButtonStates {
  private var entries: [(state: UIControl.State, content: ButtonContent)] = []

  /// What is shown in the state: what was set for it, else what was set for the normal one.
  ///
  /// The part is a function, as a key path would cost most of the time here.
  func shown<Value>(_ part: (ButtonContent) -> Value?, in state: UIControl.State) -> Value? {
    set(part, for: state) ?? (state == .normal ? nil : set(part, for: .normal))
  }

  /// What was set for exactly this state.
  private func set<Value>(_ part: (ButtonContent) -> Value?, for state: UIControl.State) -> Value? {
    for entry in entries where entry.state == state { return part(entry.content) }
    return nil
  }

  mutating func set<Value>(
    _ part: WritableKeyPath<ButtonContent, Value?>, to value: Value?, for state: UIControl.State
  ) {
    if let place = entries.firstIndex(where: { $0.state == state }) {
      entries[place].content[keyPath: part] = value
    } else {
      var content = ButtonContent()
      content[keyPath: part] = value
      entries.append((state, content))
    }
  }
}
