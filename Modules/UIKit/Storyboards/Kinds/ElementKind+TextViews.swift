import Foundation

extension ElementKind {
  static let textView = ElementKind(
    "textView", in: scrollView, UITextView.self,
    connections: [.outlet("delegate", \UITextView.delegate)],
    [
      .attribute("editable", .flag, \.isEditable),
      .attribute("selectable", .flag, \.isSelectable),
      .attribute("textAlignment", .textAlignment, \.textAlignment),
      .child(.font, key: "fontDescription", \.font),
      .child(.color, key: "textColor", \.textColor),
      .attribute("text", .any) { $0.text = $1 },
      .child(.string, key: "text") { $0.text = $1 },
      .build("textInputTraits", key: "textInputTraits", check: checkInputTraits) {
        (view, element, _) throws(StoryboardError) in
        try element.applyInputTraits(to: view)
      },
    ])
}
