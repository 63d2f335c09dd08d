public import Foundation

extension UITableView {
  /// Has the table make cells of the class for the identifier, through
  /// `init(style:reuseIdentifier:)`; `nil` takes that back.
  ///
  /// A class that is none of cells is reported and refused.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      pool.cellSources[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      return Headless.report(.unfitClass(name: "\(cellClass)", needed: "UITableViewCell"))
    }
    pool.cellSources[identifier] = .cell(type)
  }

  /// Has the table make headers and footers of the class for the identifier, through
  /// `init(reuseIdentifier:)`; `nil` takes that back.
  ///
  /// A class that is none of headers and footers is reported and refused.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      pool.headerFooterSources[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return Headless.report(
        .unfitClass(name: "\(aClass)", needed: "UITableViewHeaderFooterView"))
    }
    pool.headerFooterSources[identifier] = .headerFooter(type)
  }

  /// Has the table make the cells of an identifier by a function: so with prototypes and nibs.
  package func registerCellMaker(
    forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UIView?
  ) {
    pool.cellSources[identifier] = .maker(make)
  }

  /// Has the table make the headers and footers of an identifier by a function.
  package func registerHeaderFooterMaker(
    forReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UIView?
  ) {
    pool.headerFooterSources[identifier] = .maker(make)
  }

  /// A cell of the identifier: one that is no longer shown, else a new one of what was registered;
  /// `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = updates.reconfiguredCell, cell.reuseIdentifier == identifier {
      updates.reconfiguredCell = nil
      return cell
    }
    if let cell = pool.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch pool.cellSources[identifier] {
    case .cell(let type):
      return type.make(style: .default, identifier: identifier)
    case .maker(let make):
      guard let cell = make() as? UITableViewCell else { return nil }
      cell.accessories.prototypeIdentifier = identifier
      return cell
    case .headerFooter, nil:
      return nil
    }
  }

  /// A cell of the identifier for a row: one that is no longer shown, else a new one.
  ///
  /// Where nothing was registered for the identifier, UIKit raises an exception; here that is reported,
  /// and a plain cell is returned.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Headless.report(.lists(.unregisteredIdentifier(identifier: identifier, kind: "cell")))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of the identifier: one that is no longer shown, else a new one of what was
  /// registered; `nil` if there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = pool.takeHeaderFooter(identifier) {
      view.prepareForReuse()
      return view
    }
    switch pool.headerFooterSources[identifier] {
    case .headerFooter(let type): return type.make(identifier: identifier)
    case .maker(let make): return make() as? UITableViewHeaderFooterView
    case .cell, nil: return nil
    }
  }
}
