import UIKit

/// A screen with one of each, at known places.
final class Screen: UIViewController {
  let greeting = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
  let button = UIButton(type: .system)
  let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
  let slider = UISlider(frame: CGRect(x: 20, y: 250, width: 200, height: 31))
  let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 0, height: 0))
  let field = UITextField(frame: CGRect(x: 20, y: 350, width: 200, height: 34))
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.text = "Hello"
    button.frame = CGRect(x: 20, y: 150, width: 100, height: 40)
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    toggle.accessibilityLabel = "Wi-Fi"
    slider.accessibilityLabel = "Volume"
    stepper.accessibilityLabel = "Copies"
    field.placeholder = "Name"
    for part in [greeting, button, toggle, slider, stepper, field] { view.addSubview(part) }
  }
}
