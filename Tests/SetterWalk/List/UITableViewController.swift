// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITableViewController() {
    let object = make(UITableViewController.self)
    check(
      "UITableViewController.clearsSelectionOnViewWillAppear",
      \UITableViewController.clearsSelectionOnViewWillAppear, on: object
    ) {
      $0.clearsSelectionOnViewWillAppear = $0.clearsSelectionOnViewWillAppear
    }
    check("UITableViewController.tableView", \UITableViewController.tableView, on: object) {
      $0.tableView = $0.tableView
    }
  }
}
