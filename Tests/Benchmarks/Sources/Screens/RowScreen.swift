import UIKit

/// A row of five views: itself, a name, a value, a switch and a button.
final class Row: UIView {
  init(_ index: Int) {
    super.init(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 390, height: 20))
    let name = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 20))
    name.text = "Item \(index)"
    let value = UILabel(frame: CGRect(x: 120, y: 0, width: 100, height: 20))
    value.text = "\(index) pieces"
    let toggle = UISwitch(frame: CGRect(x: 230, y: 0, width: 51, height: 20))
    toggle.accessibilityLabel = "Wanted \(index)"
    let button = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 20))
    button.setTitle("Buy \(index)", for: .normal)
    for view in [name, value, toggle, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of so many rows, the later ones below the edge of the window.
final class RowScreen: UIViewController {
  private let rowCount: Int
  private(set) var taps = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<rowCount {
      let row = Row(index)
      view.addSubview(row)
      let button = row.subviews.last as? UIButton
      button?.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    }
  }
}

/// As many plain views as are asked for, ten in each, the last level labels and buttons.
final class TreeScreen: UIViewController {
  private let viewCount: Int

  init(viewCount: Int) {
    self.viewCount = viewCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var views: [UIView] = [view]
    for index in 1..<viewCount {
      let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let child: UIView
      switch index % 20 {
      case 1: child = UILabel(frame: frame)
      case 2 where index % 2000 == 2: child = UISlider(frame: frame)
      default: child = UIView(frame: frame)
      }
      (child as? UILabel)?.text = "Text \(index)"
      views[(index - 1) / 10].addSubview(child)
      views.append(child)
    }
  }
}
