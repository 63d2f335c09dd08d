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
    check("UITableViewController.refreshControl", \UITableViewController.refreshControl, on: object)
    {
      $0.refreshControl = $0.refreshControl
    }
    check("UITableViewController.tableView", \UITableViewController.tableView, on: object) {
      $0.tableView = $0.tableView
    }
  }
}
