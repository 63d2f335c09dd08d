import Foundation

/// A segue as a document describes it, ready to be performed any number of times.
///
/// It is the target of the control, item or cell that triggers it. The controller in whose scene it
/// lies keeps it alive.
@MainActor final class SegueTemplate {
  enum Kind {
    case show, showDetail, present, popover, embed, unwind(action: String), custom
  }

  let element: InterfaceElement
  let kind: Kind
  let identifier: String?
  let segueClass: UIStoryboardSegue.Type
  private weak var source: UIViewController?
  /// What an embedding segue fills, or a popover points at.
  weak var anchor: AnyObject?

  init(_ element: InterfaceElement, source: UIViewController) throws(StoryboardError) {
    self.element = element
    self.source = source
    identifier = element["identifier"]
    kind = try element.segueKind()
    segueClass = try element.segueClass()
  }

  /// Performs the segue for what triggered it, if the source wants it performed.
  ///
  /// A segue without identifier is asked for by the empty one: decided here, as Apple names none.
  func trigger(_ sender: Any?) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    do {
      try perform(sender: sender)
    } catch {
      Headless.report(error)
    }
  }

  /// Makes the destination, tells the source to prepare, and performs the segue.
  func perform(sender: Any?) throws(StoryboardError) {
    guard let source else { return }
    if case .unwind(let action) = kind {
      return try unwind(to: action, from: source, sender: sender)
    }
    guard let storyboard = source.interface?.storyboard else { return }
    let destination = try storyboard.controller(
      of: try element.document.element("destination", of: element))
    let segue = segueClass.init(identifier: identifier, source: source, destination: destination)
    segue.performHandler = try transition(sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// What the segue's kind does. It keeps nothing alive but what it is handed.
  private func transition(
    sender: Any?
  ) throws(StoryboardError) -> ((UIStoryboardSegue) -> Void) {
    let animates = try element.optional("animates", .flag) ?? true
    switch kind {
    case .show:
      return { $0.source.show($0.destination, sender: sender) }
    case .showDetail:
      return { $0.source.showDetailViewController($0.destination, sender: sender) }
    case .present, .popover:
      let look = try presentationLook(isPopover: kind.isPopover)
      return { segue in
        look(segue.destination, sender)
        segue.source.present(segue.destination, animated: animates)
      }
    case .embed:
      let container = anchor as? UIView
      return { segue in
        if let container { segue.source.embed(segue.destination, in: container) }
      }
    case .unwind, .custom:
      return { _ in }
    }
  }

  /// How a destination is to be presented.
  private func presentationLook(
    isPopover: Bool
  ) throws(StoryboardError) -> (UIViewController, Any?) -> Void {
    let style = try element.optional("modalPresentationStyle", .presentationStyle)
    let transition = try element.optional("modalTransitionStyle", .transitionStyle)
    let arrow = try element.child("popoverArrowDirection").map {
      (child) throws(StoryboardError) in
      try child.options([
        "up": UIPopoverArrowDirection.up, "down": .down, "left": .left, "right": .right,
      ])
    }
    return { [weak anchor] destination, sender in
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      guard isPopover else { return }
      destination.modalPresentationStyle = .popover
      guard let popover = destination.popoverPresentationController else { return }
      if let arrow { popover.permittedArrowDirections = arrow }
      if let view = (anchor ?? sender as AnyObject?) as? UIView {
        popover.sourceView = view
        popover.sourceRect = view.bounds
      }
    }
  }
}

extension SegueTemplate.Kind {
  fileprivate var isPopover: Bool {
    if case .popover = self { true } else { false }
  }
}

extension InterfaceElement {
  fileprivate func segueKind() throws(StoryboardError) -> SegueTemplate.Kind {
    switch try required("kind") {
    case "show", "push": return .show
    case "showDetail": return .showDetail
    case "presentation", "modal": return .present
    case "popoverPresentation": return .popover
    case "embed": return .embed
    case "unwind": return .unwind(action: try required("unwindAction"))
    case "custom": return .custom
    case let kind:
      throw .badValue(
        place, attribute: "kind", value: kind,
        expected: "one of \"show\", \"showDetail\", \"presentation\", \"popoverPresentation\", "
          + "\"embed\", \"unwind\", \"custom\", \"relationship\"")
    }
  }

  @MainActor fileprivate func segueClass() throws(StoryboardError) -> UIStoryboardSegue.Type {
    guard let custom = try customClass() else { return UIStoryboardSegue.self }
    guard let segueClass = custom as? UIStoryboardSegue.Type else {
      throw .unfitClass(place, className: "\(custom)", needed: "UIStoryboardSegue")
    }
    return segueClass
  }

  /// Checks a segue without making anything.
  @MainActor func checkSegue() throws(StoryboardError) {
    _ = try document.element("destination", of: self)
    if self["kind"] == "relationship" { return }
    _ = try segueKind()
    _ = try segueClass()
    _ = try optional("animates", .flag)
    _ = try optional("modalPresentationStyle", .presentationStyle)
    _ = try optional("modalTransitionStyle", .transitionStyle)
  }
}

extension InterfaceText<UIModalPresentationStyle> {
  static let presentationStyle = choice([
    "fullScreen": UIModalPresentationStyle.fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "automatic": .automatic,
  ])
}

extension InterfaceText<UIModalTransitionStyle> {
  static let transitionStyle = choice([
    "coverVertical": UIModalTransitionStyle.coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ])
}

extension InterfaceBuild {
  /// Makes the object that a segue lies in trigger it.
  func connectSegue(_ element: InterfaceElement, of object: AnyObject) {
    guard let controller = owner as? UIViewController,
      let segue = controller.interface?.segues.first(where: { $0.element === element })
    else { return }
    let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    segue.anchor = anchor.flatMap { objects[$0] }
    let trigger = Selector(SegueTemplate.trigger, name: "perform:")
    switch (object, segue.kind) {
    case (let container as UIView, .embed):
      segue.anchor = container
      wait(for: .embedding) { () throws(StoryboardError) in segue.trigger(container) }
    case (let control as UIControl, _):
      control.addTarget(segue, action: trigger, for: control.eventsOfSegues)
    case (let recognizer as UIGestureRecognizer, _):
      recognizer.addTarget(segue, trigger)
    case (let item as UIBarButtonItem, _):
      item.target = segue
      item.action = trigger
    case (is UICollectionViewCell, _), (is UITableViewCell, _):
      (object as? UIView)?.ensureRare().selectionSegue = segue
    default:
      // A segue of the controller itself waits for the program to perform it.
      break
    }
  }
}

extension UIView {
  /// Performs the segue of a cell that the user selected, before the delegate hears of it, as UIKit
  /// was seen to do.
  func performSelectionSegue() { rare?.selectionSegue?.trigger(self) }
}

extension UIControl {
  /// The events on which a segue from the control is performed.
  var eventsOfSegues: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}
