import Foundation

/// The box of a menu: its title and a row for each element. Apple documents no measures; these are our
/// own.
@MainActor final class MenuPanel: UIView {
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44

  private let titleLabel = UILabel()
  private var rows: [MenuRow] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.accessibilityTraits = [.staticText, .header]
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, rows: [MenuRow]) {
    for row in self.rows { row.removeFromSuperview() }
    self.rows = rows
    titleLabel.text = title
    titleLabel.isHidden = title.isEmpty
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private var lines: [UIView] { (titleLabel.isHidden ? [] : [titleLabel]) + rows }

  /// A menu that is too long for the room gets lower rows, so that all of them can be reached.
  func size(in room: CGSize) -> CGSize {
    CGSize(
      width: min(Self.width, room.width),
      height: min(CGFloat(lines.count) * Self.rowHeight, room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(max(1, lines.count))
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
