import UIKit

/// What one row of the screen shows.
struct RowContent {
  let title: String
  let subtitle: String

  init(_ index: Int) {
    title = "Item number \(index)"
    subtitle = index.isMultiple(of: 3) ? "A somewhat longer line about it" : "About it"
  }
}

/// A view that is as large as a switch.
final class SwitchSized: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A row: an icon, two lines of text and a switch. With itself five views.
class Row: UIView {
  let icon = UIView()
  let title = UILabel()
  let subtitle = UILabel()
  let toggle = SwitchSized()

  init(_ content: RowContent) {
    super.init(frame: .zero)
    title.text = content.title
    subtitle.text = content.subtitle
    for view in [icon, title, subtitle, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var frames: [CGRect] { [frame, icon.frame, title.frame, subtitle.frame, toggle.frame] }
}
