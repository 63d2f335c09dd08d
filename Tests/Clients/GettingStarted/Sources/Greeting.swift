// snippet: screen
import UIKit

/// Greets whoever enters a name.
public final class GreetingController: UIViewController {
  private let name = UITextField()
  private let greet = UIButton(type: .system)
  private let greeting = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Your name"
    greet.setTitle("Greet", for: .normal)
    greet.addAction(UIAction { [unowned self] _ in sayHello() }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [name, greet, greeting])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func sayHello() {
    greeting.text = "Hello, \(name.text ?? "")!"
  }
}
// end of snippet
