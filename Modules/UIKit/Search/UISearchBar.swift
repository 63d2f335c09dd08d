public import Foundation

/// A bar with a field for what to search, and a few buttons for how.
@preconcurrency @MainActor open class UISearchBar: UIView {
  let parts = SearchBarParts()
  /// The controller to which the bar belongs.
  weak var searchController: UISearchController?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: .searchBar)
  }

  private func setUp() {
    parts.attach(to: self)
    for part in parts.views { addSubview(part) }
  }

  /// The object that decides about editing and is told what the user does; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Content

  /// The field. Its delegate is the bar's own: set the bar's ``delegate`` instead.
  open var searchTextField: UISearchTextField { parts.field }

  /// The text in the field; empty at first.
  open var text: String? {
    get { parts.field.text }
    set {
      guard newValue ?? "" != parts.field.text else { return }
      parts.field.text = newValue
      setNeedsLayout()
      searchController?.textDidChange()
    }
  }

  /// What the field shows while there is no text.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? {
    get { parts.prompt.text }
    set {
      parts.prompt.text = newValue
      heightDidChange()
    }
  }

  /// Whether the user can search.
  open var isEnabled: Bool {
    get { parts.field.isEnabled }
    set { parts.isEnabled = newValue }
  }

  // MARK: Buttons

  /// Whether there is a cancel button.
  open var showsCancelButton: Bool {
    get { !parts.cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Sets ``showsCancelButton``.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    parts.cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  /// Whether there is a bookmark button at the end of the field while that is empty.
  open var showsBookmarkButton = false {
    didSet { setNeedsLayout() }
  }

  /// Whether there is a button that lists results at the end of the field while that is empty; it goes
  /// before a bookmark button.
  open var showsSearchResultsButton = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the button that lists results is selected.
  open var isSearchResultsButtonSelected: Bool {
    get { parts.resultsButton.isSelected }
    set { parts.resultsButton.isSelected = newValue }
  }

  // MARK: Scopes

  /// The titles of the scopes among which the user selects one; `nil` for none.
  open var scopeButtonTitles: [String]? {
    didSet { parts.show(scopes: scopeButtonTitles ?? []) }
  }

  /// The index of the selected scope, 0 at first. One that does not exist is reported and changes
  /// nothing.
  open var selectedScopeButtonIndex: Int {
    get { parts.selectedScope }
    set { parts.select(scope: newValue) }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { !parts.scopes.isHidden }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Sets ``showsScopeBar``.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != showsScopeBar else { return }
    parts.scopes.isHidden = !show
    heightDidChange()
  }

  // MARK: Looks

  /// How the bar looks.
  open var searchBarStyle = Style.default

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The color of the bar's background.
  open var barTintColor: UIColor?

  /// Whether what is behind the bar shines through.
  open var isTranslucent = true

  /// Where the bar lies: where the delegate says, else at the top.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Editing

  /// Shown above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { parts.field.inputAccessoryView }
    set { parts.field.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

  /// Whether the field is the first responder of its window.
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  // MARK: Layout

  /// The size that the bar needs: as wide as it is allowed, and 56 points high; a prompt and scopes that
  /// are shown add to that.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(in: self)
  }

  var contentHeight: CGFloat { parts.height }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.searchBarDidChangeHeight()
  }
}

extension UISearchBar: UIBarPositioning {}
