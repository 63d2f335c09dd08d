// The menus that the system knows. Apple documents no raw values; these are our own.
extension UIMenu.Identifier {
  /// What tells of the program: its name, version and makers.
  public static let about = Self("com.apple.menu.about")
  /// On which side text stands.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu with the program's name.
  public static let application = Self("com.apple.menu.application")
  /// Filling in names, passwords and cards.
  public static let autoFill = Self("com.apple.menu.auto-fill")
  /// Bringing all windows of the program to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// Closing a window.
  public static let close = Self("com.apple.menu.close")
  /// What concerns the document that is open.
  public static let document = Self("com.apple.menu.document")
  /// The menu for changing what is shown.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu for documents as a whole.
  public static let file = Self("com.apple.menu.file")
  /// Finding, and going from one place that was found to the next.
  public static let find = Self("com.apple.menu.find")
  /// How letters look.
  public static let font = Self("com.apple.menu.font")
  /// The menu for how content looks.
  public static let format = Self("com.apple.menu.format")
  /// Letting the window fill the screen, and making it small again.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu that explains the program.
  public static let help = Self("com.apple.menu.help")
  /// Hiding the program, or all others.
  public static let hide = Self("com.apple.menu.hide")
  /// Teaching the system a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Looking a word up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Putting a window aside, and making it large.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Opening another window of the program.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Opening a document.
  public static let open = Self("com.apple.menu.open")
  /// Opening one of the documents that were open lately.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The program's settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// Ending the program.
  public static let quit = Self("com.apple.menu.quit")
  /// Offering replacements for a word.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu that holds all others.
  public static let root = Self("com.apple.menu.root")
  /// What other programs do with what is selected.
  public static let services = Self("com.apple.menu.services")
  /// Giving something to other programs and people.
  public static let share = Self("com.apple.menu.share")
  /// Showing and hiding the list beside the content.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// Having text spoken.
  public static let speech = Self("com.apple.menu.speech")
  /// All about spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Whether spelling is checked while one types.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Showing the panel for spelling.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// Cut, copy, paste, delete and select all.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Which replacements are made while one types.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// All about replacements while one types.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Showing the panel for replacements.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// All about how text is written.
  public static let text = Self("com.apple.menu.text")
  /// The color of letters.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Making letters larger and smaller.
  public static let textSize = Self("com.apple.menu.text-size")
  /// Bold, italic and underlined.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Copying and pasting how text looks.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// Showing, hiding and arranging the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Making letters capital or small.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Taking back and doing again.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu for what is seen of the content, and how.
  public static let view = Self("com.apple.menu.view")
  /// The menu for the program's windows.
  public static let window = Self("com.apple.menu.window")
  /// Which way text is written.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
}
