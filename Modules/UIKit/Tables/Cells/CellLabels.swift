import Foundation

/// The views of a cell's style, each made when it is first asked for.
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension UITableViewCell {
  func ensureTextLabel() -> UILabel? {
    if let label = labels.text { return label }
    let label = UILabel()
    label.font =
      style == .value2
      ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
    if style == .value2 { label.textColor = tintColor }
    label.adjustsFontForContentSizeCategory = true
    labels.text = label
    contentView.addSubview(label)
    return label
  }

  func ensureDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    if let label = labels.detail { return label }
    let label = UILabel()
    label.font =
      switch style {
      case .subtitle: .preferredFont(forTextStyle: .caption1)
      case .value2: .preferredFont(forTextStyle: .footnote)
      case .default, .value1: .preferredFont(forTextStyle: .body)
      }
    label.textColor = style == .value1 ? .secondaryLabel : .label
    label.adjustsFontForContentSizeCategory = true
    labels.detail = label
    contentView.addSubview(label)
    return label
  }

  func ensureImageView() -> UIImageView? {
    if let view = labels.image { return view }
    let view = UIImageView(image: nil)
    labels.image = view
    contentView.insertSubview(view, at: 0)
    return view
  }
}

/// Where the views of a cell's style lie, seen from the leading edge.
///
/// Apple documents their order only; the distances are our own, near those of a device.
@MainActor struct CellLabelArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The height that all of them need, with the margins.
  private(set) var height: CGFloat = 0

  init(_ labels: CellLabels, _ style: UITableViewCell.CellStyle, size: CGSize, margins: CGFloat) {
    var start = margins
    let imageSize = labels.image?.sizeThatFits(.zero) ?? .zero
    if imageSize.width > 0 {
      image = CGRect(origin: CGPoint(x: start, y: 0), size: imageSize)
      start += imageSize.width + 15
    }
    let width = max(0, size.width - start - margins)
    let line = CGSize(width: width, height: 0)
    let textSize = labels.text?.shownSize(in: line) ?? .zero
    let detailSize = labels.detail?.shownSize(in: line) ?? .zero
    var content = max(textSize.height, detailSize.height)
    switch style {
    case .default:
      text = CGRect(x: start, y: 0, width: width, height: textSize.height)
    case .value1:
      let detailWidth = min(detailSize.width, width)
      let textWidth = max(0, min(textSize.width, width - detailWidth))
      text = CGRect(x: start, y: 0, width: textWidth, height: textSize.height)
      detail = CGRect(
        x: start + width - detailWidth, y: 0, width: detailWidth, height: detailSize.height)
    case .value2:
      let textWidth = min(91, width)
      text = CGRect(x: start, y: 0, width: textWidth, height: textSize.height)
      detail = CGRect(
        x: start + textWidth + 6, y: 0, width: max(0, width - textWidth - 6),
        height: detailSize.height)
    case .subtitle:
      text = CGRect(x: start, y: 0, width: width, height: textSize.height)
      detail = CGRect(x: start, y: textSize.height, width: width, height: detailSize.height)
      content = textSize.height + detailSize.height
    }
    content = max(content, imageSize.height)
    height = content > 0 ? content + 22 : 0
    center(in: size.height, isStacked: style == .subtitle)
  }

  private mutating func center(in height: CGFloat, isStacked: Bool) {
    image.origin.y = (height - image.height) / 2
    if isStacked {
      let top = (height - text.height - detail.height) / 2
      text.origin.y = top
      detail.origin.y = top + text.height
    } else {
      text.origin.y = (height - text.height) / 2
      detail.origin.y = (height - detail.height) / 2
    }
  }
}

extension UILabel {
  /// The size in which a cell shows the label; none without text.
  fileprivate func shownSize(in size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return sizeThatFits(size)
  }
}
