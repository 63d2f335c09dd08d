extension UITableView {
  /// Has the table make cells from the nib for the identifier; `nil` takes that back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerCellMaker(forCellReuseIdentifier: identifier) {
      nib.makeView(as: UITableViewCell.self)
    }
  }

  /// Has the table make headers and footers from the nib for the identifier; `nil` takes that back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    registerHeaderFooterMaker(forReuseIdentifier: identifier) {
      nib.makeView(as: UITableViewHeaderFooterView.self)
    }
  }
}
