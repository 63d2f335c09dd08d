import Journal
import QuartzCore
import UIKit

/// Shows the entries, and lets one write another: a screen laid out in code.
class JournalViewController: UIViewController, EntryViewControllerDelegate {
  private let stack = UIStackView()
  private let emptyLabel = UILabel()
  private let clearButton = UIButton(type: .system)
  private var entries: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    emptyLabel.text = "Nothing yet"
    clearButton.setTitle("Delete all", for: .normal)
    clearButton.addTarget(self, action: #selector(askToDelete), for: .touchUpInside)
    stack.addArrangedSubview(emptyLabel)
    stack.addArrangedSubview(clearButton)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #selector(Self.toggleEditing(_:)))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let entry = segue.destination as? EntryViewController { entry.delegate = self }
  }

  func entryController(_ controller: EntryViewController, didSave text: String) {
    entries.append(text)
    let label = UILabel()
    label.text = text
    stack.insertArrangedSubview(label, at: entries.count)
    emptyLabel.isHidden = true
    navigationController?.popViewController(animated: true)
  }

  @objc func toggleEditing(_ sender: UIBarButtonItem) {
    setEditing(!isEditing, animated: true)
  }

  @objc private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete \(entries.count) entries?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.deleteAll()
      })
    present(alert, animated: true)
  }

  private func deleteAll() {
    entries = []
    for view in stack.arrangedSubviews.dropFirst().dropLast() { view.removeFromSuperview() }
    emptyLabel.isHidden = false
  }
}
