public import Foundation

/// A scroll view in which the user reads and edits text of several lines.
///
/// What the user types asks the delegate first, with the range in the text as it still is. Once
/// granted, the text changes, the delegate is told of the selection and then of the text, and the
/// notification is posted. Text that the program sets asks and tells nobody. The content is as large
/// as the text, and the caret is kept in sight while it is typed.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  var edited = EditedText()
  var isBeingEdited = false
  /// The text with its attributes, character by character the same as the edited one.
  let storage = NSMutableAttributedString(string: "")
  /// The width for which the content has the size of the text; nil where that has to be found.
  var fittedWidth: CGFloat?
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// Creates a text view that lays its text out in the container, or in one of its own.
  @inline(never) public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    becomeEditable()
  }

  @inline(never) public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  @inline(never) public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    becomeEditable()
    coder.fill(self, as: .textView)
  }

  private func becomeEditable() {
    textContainer.whenChanged = { [weak self] in self?.textLayoutDidChange() }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(UITextView.beginByTap)))
  }

  /// The object that decides about editing and is told of it, and of scrolling; not kept alive.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITextViewDelegate
    scrollDelegate = delegate
  }

  // MARK: Text

  /// The text; never `nil`, and empty at first and after `nil` was set.
  open var text: String! {
    get { edited.string }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
  }

  /// The text with its attributes.
  ///
  /// Headless they are kept, and edited along with the text, but only characters are measured, in the
  /// view's ``font``.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The attributes of what is typed; where the selection moves, those of the character before it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The font of the text; the system's of 12 points where `nil`.
  open var font: UIFont? {
    didSet { if font != oldValue { textLayoutDidChange() } }
  }

  /// The color of the text; the system's label color where `nil`.
  open var textColor: UIColor?

  /// On which side the text stands.
  open var textAlignment = NSTextAlignment.natural

  /// Where the text is laid out.
  public let textContainer: NSTextContainer

  /// How far the text stays from the edges of the content; 8 points at top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
  }

  /// How the border looks.
  open var borderStyle = BorderStyle.none

  // MARK: Editing

  /// Whether the user can edit the text; true by default. Turned off, it ends editing.
  open var isEditable = true {
    didSet { if !isEditable, isBeingEdited { _ = resignFirstResponder() } }
  }

  /// Whether the user can select text; true by default. Without that it cannot be edited either.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { _ = resignFirstResponder() } }
  }

  /// Whether the next thing typed replaces the whole text; typing turns it off.
  open var clearsOnInsertion = false

  /// Which characters are selected, counted in UTF-16 units; an empty range is the caret.
  ///
  /// A range that reaches beyond the text is cut to it. The delegate is told of each change.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(edited.clamp(newValue)) }
  }

  /// Scrolls as little as shows the lines of the range.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(edited.clamp(range)) }

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard allowsEditing else { return super.becomeFirstResponder() }
    return beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  override func didLoseFirstResponder() { finishEditing() }

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Does what typing the text does; a line break is a character like others.
  open func insertText(_ text: String) {
    if allowsEditing { typeOverSelection(text) }
  }

  /// Does what the delete key does.
  open func deleteBackward() { typeDelete() }

  /// Shown in place of the keyboard while the text is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// Shown above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Layout

  /// Whether the text scrolls; one that does not is as large as its text, for constraints.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  override func scrolledContentDidResize(_ size: CGSize) {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.width != oldBounds.width { fitContent() }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? edited.string : nil) }
    set { super.accessibilityValue = newValue }
  }
}
