import Foundation

extension ElementKind {
  static let searchBar = ElementKind(
    "searchBar", in: view, UISearchBar.self,
    connections: [.outlet("delegate", \UISearchBar.delegate)],
    [
      .attribute("text", .any, \.text),
      .attribute("placeholder", .any, \.placeholder),
      .attribute("prompt", .any, \.prompt),
      .attribute("searchBarStyle", .searchBarStyle, \.searchBarStyle),
      .attribute("barStyle", .barStyle, \.barStyle),
      .attribute("translucent", .flag, \.isTranslucent),
      .attribute("showsCancelButton", .flag, \.showsCancelButton),
      .attribute("showsBookmarkButton", .flag, \.showsBookmarkButton),
      .attribute("showsSearchResultsButton", .flag, \.showsSearchResultsButton),
      .build("scopeButtonTitles") { (bar, titles, _) in
        bar.scopeButtonTitles = titles.children.map(\.text)
      },
      .attribute("showsScopeBar", .flag, \.showsScopeBar),
      .child(.color, key: "barTintColor", \.barTintColor),
      .build("textInputTraits", key: "textInputTraits", check: checkInputTraits) {
        (bar, element, _) throws(StoryboardError) in
        try element.applyInputTraits(to: bar.searchTextField)
      },
    ])
}

extension InterfaceText<UISearchBar.Style> {
  static let searchBarStyle = choice([
    "default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal,
  ])
}
