import UIKit

class CounterViewController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    button.setTitle("More", for: .normal)
    button.addTarget(self, action: CounterViewController.countUp, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
    showCount()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("the counter appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("the counter disappears")
  }

  func countUp(_ sender: UIButton) {
    count += 1
    showCount()
  }

  private func showCount() {
    label.text = "Count: \(count)"
  }
}

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
  }
}
