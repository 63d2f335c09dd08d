import UIKit

/// A row that constraints lay out.
final class ConstraintRow: Row {
  override init(_ content: RowContent) {
    super.init(content)
    for view in [self, icon, title, subtitle, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows below each other, or, as independent subtrees, each in a view of its own with a frame.
final class ConstraintScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let rows: [ConstraintRow]
  let firstGap: NSLayoutConstraint

  init(rowCount: Int) {
    rows = (0..<rowCount).map { ConstraintRow(RowContent($0)) }
    firstGap = rows[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    var edge = root.topAnchor
    for row in rows {
      root.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row === rows[0]
          ? firstGap : row.topAnchor.constraint(equalTo: edge, constant: 1),
      ])
      edge = row.bottomAnchor
    }
  }

  init(independentCount: Int) {
    rows = (0..<independentCount).map { ConstraintRow(RowContent($0)) }
    for (index, row) in rows.enumerated() {
      let box = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 60, width: 390, height: 60))
      root.addSubview(box)
      box.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        row.topAnchor.constraint(equalTo: box.topAnchor),
      ])
    }
    firstGap = rows[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    firstGap.isActive = true
  }
}
