extension UIBarButtonItem {
  /// How a bar button looks.
  public enum Style: Int, Sendable {
    /// As most buttons of bars look.
    case plain = 0
    /// In bold, for the button that finishes a task.
    case done = 2
  }

  /// The buttons that the system knows by their purpose.
  public enum SystemItem: Int, Sendable {
    /// Finishes, and keeps what was changed; in bold.
    case done = 0
    /// Finishes, and drops what was changed.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was changed; in bold.
    case save = 3
    /// Makes something new: a plus sign.
    case add = 4
    /// Room that takes its share of what is left; no button.
    case flexibleSpace = 5
    /// Room as wide as the item's `width`; no button.
    case fixedSpace = 6
    /// Begins a text: a pencil on a sheet.
    case compose = 7
    /// Answers: a curved arrow.
    case reply = 8
    /// Shares: an arrow out of a box.
    case action = 9
    /// Puts something into a folder.
    case organize = 10
    /// Shows places to come back to: an open book.
    case bookmarks = 11
    /// Begins a search: a magnifying glass.
    case search = 12
    /// Loads anew: an arrow in a circle.
    case refresh = 13
    /// Ends what goes on, or closes: a cross.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away: a bin.
    case trash = 16
    /// Lets sound or film run.
    case play = 17
    /// Holds sound or film.
    case pause = 18
    /// Goes back quickly.
    case rewind = 19
    /// Goes on quickly.
    case fastForward = 20
    /// Takes back what was done last.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Closes what is shown.
    case close = 24
    /// Brings out the tools that rewrite a text.
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
