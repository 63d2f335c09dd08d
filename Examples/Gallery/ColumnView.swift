import UIKit

/// Lays its views out below one another, each as high as it needs to be.
final class ColumnView: UIView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .white
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var place = bounds.inset(by: layoutMargins)
    for view in subviews {
      let size = view.sizeThatFits(place.size)
      view.frame = CGRect(x: place.minX, y: place.minY, width: place.width, height: size.height)
      place.origin.y += size.height + 8
    }
  }
}
