extension Headless {
  /// Turns a page as the user does, with all that the data source is asked and the delegate told, and
  /// says whether there is a page to turn to.
  ///
  /// The turn takes its time on the virtual clock. With `completing` off the user lets go of the page
  /// before it is turned, and the old one is there again.
  @discardableResult
  public static func turnPage(
    of controller: UIPageViewController, _ direction: UIPageViewController.NavigationDirection,
    completing: Bool = true
  ) -> Bool {
    controller.turnByUser(direction, completing: completing)
  }
}
