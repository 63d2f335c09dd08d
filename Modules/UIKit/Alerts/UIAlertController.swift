import Foundation

/// A controller that puts a message before the user and lets them choose what to do.
///
/// Present it like any other. Tapping a button dismisses the alert; when it is gone, the handler of
/// that button's action runs, once. Where the width is regular, an action sheet is a popover: give its
/// ``UIViewController/popoverPresentationController`` something to point to. A touch beside the popover
/// chooses the action that cancels, if there is one.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// In which form the alert appears.
  public enum Style: Int, Sendable {
    /// A list of choices at the lower edge.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedTextFields: [UITextField] = []
  private var isChosen = false

  /// Creates an alert without actions.
  @inline(never) public convenience init(
    title: String?, message: String?, preferredStyle: Style
  ) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// The headline.
  open override var title: String? {
    didSet { panel?.show(title: title, message: message) }
  }

  /// What the alert says below its headline.
  open var message: String? {
    didSet { panel?.show(title: title, message: message) }
  }

  /// In which form the alert appears.
  open var preferredStyle: Style { storedStyle }

  // MARK: Actions

  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// Adds a choice. A second one of style `cancel` is refused and reported.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      return Headless.report(.controllers(.secondCancelAction(title: action.title ?? "")))
    }
    storedActions.append(action)
    action.alert = self
    refreshButtons()
  }

  /// The choice that is meant for most; an action that was not added is refused and reported.
  ///
  /// Its button is set in bold.
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      defer { refreshButtons() }
      if let newValue, !storedActions.contains(where: { $0 === newValue }) {
        return Headless.report(.controllers(.actionNotAdded(title: newValue.title ?? "")))
      }
      storedPreferredAction = newValue
    }
  }
  private weak var storedPreferredAction: UIAlertAction?

  /// Makes the choice as a tap on its button does: dismisses the alert, then runs the handler.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen else { return }
    isChosen = true
    dismiss(animated: true) { action.perform() }
  }

  /// Chooses the action that cancels, and says whether there is one that can be chosen.
  func chooseCancel() -> Bool {
    guard let cancel = storedActions.first(where: { $0.style == .cancel && $0.isEnabled }) else {
      return false
    }
    choose(cancel)
    return true
  }

  // MARK: Text fields

  /// The text fields in the order of adding, or `nil` where there are none.
  open var textFields: [UITextField]? { storedTextFields.isEmpty ? nil : storedTextFields }

  /// Adds a text field and lets the handler set it up. Action sheets have none: there it is refused
  /// and reported.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Headless.report(.controllers(.textFieldInActionSheet(title: title ?? "")))
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    storedTextFields.append(field)
    configurationHandler?(field)
    panel?.show(fields: storedTextFields)
  }

  // MARK: View

  private var panel: AlertPanel? { viewIfLoaded?.subviews.first as? AlertPanel }

  open override func loadView() {
    let view = makeDefaultView()
    let panel = AlertPanel(style: preferredStyle)
    panel.choose = { [weak self] in self?.choose($0) }
    view.addSubview(panel)
    self.view = view
    panel.show(title: title, message: message)
    panel.show(fields: storedTextFields)
    refreshButtons()
  }

  func refreshButtons() {
    // In a popover a touch beside it cancels, so that it has no button for that.
    let shown = isInPopover ? storedActions.filter { $0.style != .cancel } : storedActions
    panel?.show(actions: shown, preferring: preferredAction)
  }

  private var isInPopover: Bool {
    ownPresentation?.shownBy is UIPopoverPresentationController
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshButtons()
    if isInPopover, let panel { preferredContentSize = panel.size(width: 304) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isInPopover { panel?.fill(view) } else { panel?.place(in: view) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = storedTextFields.first?.becomeFirstResponder()
  }
}
