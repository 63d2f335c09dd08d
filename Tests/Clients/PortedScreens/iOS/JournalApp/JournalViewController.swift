import Journal
import QuartzCore
import UIKit

/// Shows the entries, and lets one write another: a screen laid out in code.
class JournalViewController: UIViewController, EntryViewControllerDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  private let stack = UIStackView()
  private let table = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel()
  private let clearButton = UIButton(type: .system)
  private var entries: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    view.addSubview(stack)
    view.addSubview(table)
    emptyLabel.text = "Nothing yet"
    clearButton.setTitle("Delete all", for: .normal)
    clearButton.addTarget(self, action: #selector(askToDelete), for: .touchUpInside)
    stack.addArrangedSubview(emptyLabel)
    stack.addArrangedSubview(clearButton)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      table.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #selector(Self.toggleEditing(_:)))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let entry = segue.destination as? EntryViewController { entry.delegate = self }
  }

  func entryController(_ controller: EntryViewController, didSave text: String) {
    entries.append(text)
    table.insertRows(at: [IndexPath(row: entries.count - 1, section: 0)], with: .automatic)
    emptyLabel.isHidden = true
    navigationController?.popViewController(animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = entries[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    emptyLabel.text = "Read: \(entries[indexPath.row])"
    emptyLabel.isHidden = false
    tableView.deselectRow(at: indexPath, animated: true)
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
    table.reloadData()
    emptyLabel.isHidden = false
  }
}
