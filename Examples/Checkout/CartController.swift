import UIEnvironment
package import UIKit

/// The cart: a table of what is in it, from which the way leads to the form.
package final class CartController: Screen {
  private let order: Order
  private let bank: any Bank
  private let table = UITableView(frame: .zero, style: .plain)
  private let empty = UILabel(.body)

  package init(_ order: Order, bank: any Bank) {
    self.order = order
    self.bank = bank
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    empty.textAlignment = .center
    table.backgroundView = empty
    super.viewDidLoad()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  package override func updateEnvironment() {
    title = say(.cart)
    empty.text = say(.empty)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: say(.clear), primaryAction: UIAction { [unowned self] _ in askToClear() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: say(.checkOut), primaryAction: UIAction { [unowned self] _ in checkOut() })
    refresh()
  }

  private func refresh() {
    empty.isHidden = !order.items.isEmpty
    navigationItem.leftBarButtonItem?.isEnabled = !order.items.isEmpty
    navigationItem.rightBarButtonItem?.isEnabled = !order.items.isEmpty
    table.reloadData()
  }

  private func checkOut() {
    let details = DetailsController(order, bank: bank)
    navigationController?.pushViewController(details, animated: true)
  }

  private func askToClear() {
    let sheet = UIAlertController(
      title: say(.clearAll), message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: say(.clear), style: .destructive) { [unowned self] _ in
        order.items = []
        refresh()
      })
    sheet.addAction(UIAlertAction(title: say(.cancel), style: .cancel))
    present(sheet, animated: true)
  }

  /// Asks how many are wanted of what is in the row; of none, the row goes.
  private func askForCount(at row: Int) {
    let screen = CountController(order.items[row]) { [unowned self] item in
      if item.count == 0 { order.items.remove(at: row) } else { order.items[row] = item }
      refresh()
    }
    present(UINavigationController(rootViewController: screen), animated: true)
  }
}

extension CartController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.items.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = order.items[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = item.name
    content.secondaryText = "\(item.count) × \(euros(item.price, in: locale))"
    cell.contentConfiguration = content
    return cell
  }
}

extension CartController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    askForCount(at: indexPath.row)
  }
}
