import Foundation

/// What a header or footer is in the table, and the labels that it may have.
struct HeaderState {
  var isFooter = false
  /// Whether it is held at the edge of the table.
  var isPinned = false
  var text: UILabel?
  var detail: UILabel?
}

extension UITableViewHeaderFooterView {
  func prepareContents() {
    contents.contentView.insetsLayoutMarginsFromSafeArea = false
    contents.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 16, bottom: 3, trailing: 16)
    contents.contentView.onResize = { [weak self] in
      guard let self else { return }
      // It is not the content view that places the standard labels and the image.
      setNeedsLayout()
      table?.contentDidResize(in: self)
    }
    addSubview(contents.contentView)
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    contents.updateIfNeeded(of: self) { view in
      let state = view.configurationState
      view.contents.follow(state, owner: view)
      view.updateConfiguration(using: state)
      view.configurationUpdateHandler?(view, state)
    }
  }

  func setPinned(_ isPinned: Bool) {
    guard header.isPinned != isPinned else { return }
    header.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  func ensureTextLabel() -> UILabel? {
    if let label = header.text { return label }
    let label = makeLabel(.headline)
    header.text = label
    return label
  }

  func ensureDetailLabel() -> UILabel? {
    if let label = header.detail { return label }
    let label = makeLabel(.subheadline)
    header.detail = label
    return label
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  // MARK: Layout

  private func labelFrames(width: CGFloat) -> (text: CGRect, detail: CGRect, height: CGFloat) {
    let margins = contentView.layoutMargins
    let line = CGSize(width: max(0, width - margins.left - margins.right), height: 0)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, let text = label.text, !text.isEmpty else { return 0 }
      return label.sizeThatFits(line).height
    }
    let (first, second) = (height(header.text), height(header.detail))
    let text = CGRect(x: margins.left, y: margins.top, width: line.width, height: first)
    let detail = CGRect(x: margins.left, y: text.maxY, width: line.width, height: second)
    return (text, detail, first + second > 0 ? margins.top + first + second + margins.bottom : 0)
  }

  /// The height that the content needs; of labels 28 points at least, and without content 0.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let height = contents.contentHeight(forWidth: width) { return height }
    let height = labelFrames(width: width).height.rounded(.up)
    return height > 0 ? max(28, height) : 0
  }

  func layOutParts() {
    contents.background?.place(in: self)
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let frames = labelFrames(width: bounds.width)
    if let label = header.text, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = frames.text
    }
    if let label = header.detail, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = frames.detail
    }
  }
}
