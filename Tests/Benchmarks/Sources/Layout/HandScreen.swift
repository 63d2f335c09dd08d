import UIKit

/// A row that computes its frames as one would by hand.
final class HandRow: Row {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = 8 + title.sizeThatFits(.zero).height + 4 + subtitle.sizeThatFits(.zero).height + 8
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    let size = bounds.size
    icon.frame = CGRect(x: 16, y: onPixel(size.height / 2 - 20), width: 40, height: 40)
    let toggleSize = toggle.sizeThatFits(.zero)
    toggle.frame = CGRect(
      x: size.width - 16 - toggleSize.width, y: onPixel((size.height - toggleSize.height) / 2),
      width: toggleSize.width, height: toggleSize.height)
    let left = icon.frame.maxX + 8
    let room = toggle.frame.minX - 8 - left
    title.frame = CGRect(x: left, y: 8, width: room, height: title.sizeThatFits(.zero).height)
    let wanted = subtitle.sizeThatFits(.zero)
    subtitle.frame = CGRect(
      x: left, y: title.frame.maxY + 4, width: min(wanted.width, room), height: wanted.height)
  }

  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = contentScaleFactor
    return (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

/// The same screen as ``ConstraintScreen``, without constraints.
final class HandScreen {
  final class Root: UIView {
    var rows: [HandRow] = []
    var firstGap: CGFloat = 10 { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
      var edge = firstGap
      for row in rows {
        let height = row.sizeThatFits(bounds.size).height
        row.frame = CGRect(x: 0, y: edge, width: bounds.width, height: height)
        edge += height + 1
      }
    }
  }

  let root = Root(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(rowCount: Int) {
    root.rows = (0..<rowCount).map { HandRow(RowContent($0)) }
    root.rows.forEach(root.addSubview)
  }
}
