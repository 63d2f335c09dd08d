extension UIBarButtonItem {
  /// How a bar button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons that the system knows by their purpose.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
    case writingTools = 25
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the items that show one; the others show a picture, or nothing.
  var title: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: spokenName
    default: nil
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// What is said for the item.
  var spokenName: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    }
  }
}
