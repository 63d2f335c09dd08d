public import Foundation

/// A control in which the user edits one line of text.
///
/// What the user types asks the delegate first, with the range in the text as it still is. Once
/// granted, the text changes, `editingChanged` is sent, and the notification is posted, in this order
/// (own decision; Apple states no order). Text that the program sets asks and tells nobody.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  var edited = EditedText()
  var isBeingEdited = false
  private var storedPlaceholder: NSAttributedString?

  @inline(never) public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: .textField)
  }

  /// The object that decides about editing and is told of it; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never `nil`, and empty at first and after `nil` was set.
  open var text: String? {
    get { edited.string }
    set { setText(newValue ?? "") }
  }

  /// The text as an attributed string. Its characters are kept; how they look is the field's matter.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: edited.string) }
    set { setText(newValue?.string ?? "") }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the text; 17 points of the system's unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The color of the text; the system's label color where `nil`.
  open var textColor: UIColor?

  /// On which side the text stands.
  open var textAlignment = NSTextAlignment.natural

  /// Whether text that does not fit is set smaller, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest size that text is set in to fit, in points.
  open var minimumFontSize: CGFloat = 0

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isBeingEdited }

  /// Whether beginning to edit clears the text.
  open var clearsOnBeginEditing = false

  /// Whether the next thing typed replaces the whole text; typing turns it off.
  open var clearsOnInsertion = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // The keyboard shows once the delegate knows, as on Apple's system for fields.
    Keyboard.shared.hold { beginEditing { super.becomeFirstResponder() } }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  override func didLoseFirstResponder() { finishEditing() }

  override func touchDidEndInside() { _ = becomeFirstResponder() }

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Does what typing the text does; a line break is the return key.
  open func insertText(_ text: String) { type(text) }

  /// Does what the delete key does.
  open func deleteBackward() { typeDelete() }

  // MARK: Sides

  /// How the border looks.
  open var borderStyle = BorderStyle.none {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never

  /// A view at the left side.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, with: leftView) }
  }

  /// When the view at the left side is shown.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// A view at the right side.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, with: rightView) }
  }

  /// When the view at the right side is shown.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// Shown in place of the keyboard while the field is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// Shown above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputAccessoryView: UIView?

  // MARK: Layout

  /// Where the border lies: all around the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies: the bounds less the border and what stands at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRect(in: bounds) }

  /// Where the text lies while it is edited; the same as otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(in: bounds) }

  /// Where the placeholder lies: in place of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button that clears the text lies: at the right end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonRect(in: bounds) }

  /// Where the view at the left side lies: in its own size, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, at: .minXEdge, in: bounds)
  }

  /// Where the view at the right side lies: in its own size, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, at: .maxXEdge, in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: Accessibility

  /// The name said for the field, its placeholder unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text, or a bullet for each character of a secret one, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenText }
    set { super.accessibilityValue = newValue }
  }
}
