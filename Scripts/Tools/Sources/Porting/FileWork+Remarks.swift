extension FileWork {
  /// Says what no rule covers and what will not build, or will not do what it did.
  mutating func remarkOnTheRest() {
    for index in tokens.indices {
      let token = tokens[index]
      if token.isMark("@"), let name = self.token(index + 1), name.followsClosely {
        remarkOnAttribute(index, name.text)
      } else if token.kind == .word {
        remarkOnWord(index)
      }
    }
  }

  private mutating func remarkOnAttribute(_ index: Int, _ name: String) {
    switch name {
    case "NSManaged": remark(index, "@NSManaged needs Core Data, which is only on Apple platforms")
    case "GKInspectable": remark(index, "@GKInspectable needs GameplayKit")
    case "NSCopying": remark(index, "@NSCopying needs Objective-C: copy in the setter")
    case "IBSegueAction":
      remark(index, "@IBSegueAction is not supported: make the controller in prepare(for:sender:)")
    default: break
    }
  }

  private mutating func remarkOnWord(_ index: Int) {
    guard let next = token(index + 1) else { return }
    switch tokens[index].text {
    case "NSSelectorFromString":
      remark(index, "a method cannot be found by its name as text: use Selector(Type.method)")
    case "Selector" where next.isMark("(") && (token(index + 2).map(isText) ?? false):
      remark(index, "a method cannot be found by its name as text: use Selector(Type.method)")
    case "addObserver" where next.isMark("(") && hasArgument("selector", of: index + 1):
      remark(index, "observers by selector are not there: use addObserver(forName:object:queue:)")
    case "scheduledTimer" where next.isMark("(") && hasArgument("selector", of: index + 1):
      remark(index, "timers by selector are not there: use the one with a block")
    case "perform" where next.isMark("(") && namesMethod(index + 2),
      "perform" where next.isMark("(") && hasArgument("afterDelay", of: index + 1),
      "cancelPreviousPerformRequests" where next.isMark("("):
      remark(index, "methods are not performed by selector: call the method, or use a queue")
    case "setValue" where next.isMark("(") && hasArgument("forKey", of: index + 1),
      "value" where next.isMark("(") && token(index + 2)?.text == "forKey",
      "setValue" where next.isMark("(") && hasArgument("forKeyPath", of: index + 1):
      remark(index, "key-value coding needs Objective-C: use the property")
    case "#imageLiteral", "#colorLiteral", "#fileLiteral":
      remark(index, "\(tokens[index].text) needs Xcode: name the resource in code")
    case "autoreleasepool" where next.isMark("{") || next.isMark("("):
      remark(index, "autoreleasepool is only on Apple platforms: leave it out")
    case "objc_getAssociatedObject", "objc_setAssociatedObject", "method_exchangeImplementations",
      "class_getInstanceMethod":
      remark(index, "\(tokens[index].text) needs the Objective-C runtime")
    default: break
    }
  }

  private func namesMethod(_ index: Int) -> Bool {
    ["#selector", "Selector"].contains(token(index)?.text ?? "")
  }

  private func isText(_ token: Token) -> Bool {
    token.kind == .literal || token.isMark("(")
  }

  /// Whether the call whose parenthesis stands there has an argument of the label, at its own level.
  private func hasArgument(_ label: String, of opening: Int) -> Bool {
    guard let closing = file.closing(of: opening) else { return false }
    var depth = 0
    for index in (opening + 1)..<closing {
      if tokens[index].isMark("(") || tokens[index].isMark("[") || tokens[index].isMark("{") {
        depth += 1
      } else if tokens[index].isMark(")") || tokens[index].isMark("]") || tokens[index].isMark("}")
      {
        depth -= 1
      } else if depth == 0, tokens[index].isWord(label), token(index + 1)?.isMark(":") ?? false {
        return true
      }
    }
    return false
  }
}
