extension UIViewController {
  // A container that shows controllers in its own way overrides `show`, so asking the parent finds the
  // nearest that does.
  func showInAncestor(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInAncestor(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
