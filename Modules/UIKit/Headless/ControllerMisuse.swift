extension UIKitMisuse {
  /// A use of controllers that Apple's UIKit answers with an exception, a warning or undefined
  /// behaviour. Unless said otherwise nothing was changed.
  public enum ControllerMisuse: Equatable, Sendable, CustomStringConvertible {
    /// A controller's view was read in `loadView` before it was set; a plain one was made.
    case viewReadWhileLoading(controller: String)

    /// `loadView` set no view; a plain one was made.
    case viewNotLoaded(controller: String)

    /// A controller was given the view of another controller.
    case viewHasAnotherController(controller: String, owner: String)

    /// A transition of appearance was ended that nobody had begun.
    case unbalancedAppearanceTransition(controller: String)

    /// A controller was to become a child of itself or of one of its descendants.
    case cycle(child: String, parent: String)

    /// A controller was to become a child of its parent once more.
    case alreadyChild(child: String, parent: String)

    /// A controller was treated as the child of another that is not its parent.
    case notChild(child: String, parent: String)

    /// A presented controller was to become a child; dismiss it first.
    case presentedCannotBeChild(child: String, parent: String)

    /// A controller was to become a window's root while it is presented or has a parent.
    case cannotBecomeRoot(controller: String)

    /// A controller cannot be presented, and its completion was not called.
    case cannotPresent(controller: String, on: String, because: PresentationRefusal)

    /// A popover was presented that has nothing to point to; it was shown in the middle.
    case popoverWithoutSource(controller: String)

    /// A presentation controller was asked for its presented controller when that was gone.
    case presentedControllerGone(presentationController: String)

    /// A controller was to be on a navigation stack twice.
    case alreadyOnStack(controller: String)

    /// A navigation controller was to be pushed on another.
    case cannotPushNavigationController(controller: String)

    /// A pop was to end at a controller that is not on the stack.
    case notOnStack(controller: String)

    /// A controller was listed twice among the tabs.
    case listedTwice(controller: String)

    /// A controller was to be selected that is not one of the tab bar controller's.
    case notAmongTabs(controller: String)

    /// A tab was to be selected at an index that does not exist.
    case tabIndexOutOfRange(index: Int, count: Int)

    /// A column was named that the style of a split view does not have.
    case noSuchColumn(column: String, style: String)

    /// A container was given another number of controllers than it shows.
    case wrongControllerCount(count: Int, expected: String)

    /// An alert was given a second action that cancels.
    case secondCancelAction(title: String)

    /// An alert was to prefer an action that it does not have.
    case actionNotAdded(title: String)

    /// An action sheet was given a text field.
    case textFieldInActionSheet(title: String)

    public var description: String {
      switch self {
      case .viewReadWhileLoading(let controller):
        "loadView of \(controller) read the view before setting it; a plain view was made"
      case .viewNotLoaded(let controller):
        "loadView of \(controller) set no view; a plain view was made"
      case .viewHasAnotherController(let controller, let owner):
        "\(controller) cannot have the view of \(owner): a view has one controller"
      case .unbalancedAppearanceTransition(let controller):
        "\(controller) was told that a transition ended that had not begun"
      case .cycle(let child, let parent):
        "cannot add \(child) to \(parent): that is the controller itself or one of its descendants"
      case .alreadyChild(let child, let parent):
        "\(child) is a child of \(parent) already"
      case .notChild(let child, let parent):
        "\(child) is not a child of \(parent)"
      case .presentedCannotBeChild(let child, let parent):
        "cannot add \(child) to \(parent) while it is presented"
      case .cannotBecomeRoot(let controller):
        "\(controller) cannot be a window's root while it is presented or has a parent"
      case .cannotPresent(let controller, let presenter, let reason):
        "cannot present \(controller) on \(presenter): \(reason)"
      case .popoverWithoutSource(let controller):
        "\(controller) is presented in a popover without a source view or bar button item; it was "
          + "shown in the middle"
      case .presentedControllerGone(let presentationController):
        "\(presentationController) outlived its presented controller; an empty one took its place"
      case .alreadyOnStack(let controller):
        "\(controller) is on the navigation stack already"
      case .cannotPushNavigationController(let controller):
        "cannot push \(controller): it is a navigation controller"
      case .notOnStack(let controller):
        "cannot pop to \(controller): it is not on the navigation stack"
      case .listedTwice(let controller):
        "\(controller) is listed twice among the tabs"
      case .notAmongTabs(let controller):
        "cannot select \(controller): it is not one of the tab bar controller's"
      case .tabIndexOutOfRange(let index, let count):
        "there are \(count) tabs: index \(index) does not exist"
      case .noSuchColumn(let column, let style):
        "a split view of the style \(style) has no column \(column)"
      case .wrongControllerCount(let count, let expected):
        "\(count) controllers were given where \(expected) can be shown"
      case .secondCancelAction(let title):
        "an alert can have one action that cancels; \"\(title)\" was not added"
      case .actionNotAdded(let title):
        "the action \"\(title)\" is not one of the alert's; add it before it is preferred"
      case .textFieldInActionSheet(let title):
        "the action sheet \"\(title)\" cannot have text fields; use the style alert"
      }
    }
  }
}

extension Headless {
  static func report(_ misuse: UIKitMisuse.ControllerMisuse) { report(.controllers(misuse)) }
}
