extension InterfaceText<UIBarStyle> {
  static let barStyle = choice(["default": UIBarStyle.default, "black": .black])
}

extension InterfaceText<UIBarButtonItem.Style> {
  static let barItemStyle = choice([
    "plain": UIBarButtonItem.Style.plain, "bordered": .plain, "done": .done,
  ])
}

extension InterfaceText<UIBarButtonItem.SystemItem> {
  static let barSystemItem = choice([
    "done": UIBarButtonItem.SystemItem.done, "cancel": .cancel, "edit": .edit, "save": .save,
    "add": .add, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
    "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop,
    "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
    "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ])
}

extension InterfaceText<UITabBarItem.SystemItem> {
  static let tabSystemItem = choice([
    "more": UITabBarItem.SystemItem.more, "favorites": .favorites, "featured": .featured,
    "topRated": .topRated, "recents": .recents, "contacts": .contacts, "history": .history,
    "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ])
}

extension InterfaceText<UINavigationItem.LargeTitleDisplayMode> {
  static let largeTitleMode = choice([
    "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always,
    "never": .never, "inline": .inline,
  ])
}

extension InterfaceText<UINavigationItem.BackButtonDisplayMode> {
  static let backButtonMode = choice([
    "default": UINavigationItem.BackButtonDisplayMode.default, "generic": .generic,
    "minimal": .minimal,
  ])
}
