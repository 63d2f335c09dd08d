import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct AccessibilityElementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let chart = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))

  init() {
    window.addSubview(chart)
    window.isHidden = false
  }

  @Test func `an element lies in its container, wherever that is`() {
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    #expect(bar.isAccessibilityElement)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(bar.accessibilityFrame == CGRect(x: 60, y: 120, width: 30, height: 40))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 75, y: 140))
    chart.frame.origin.x = 0
    #expect(bar.accessibilityFrame.minX == 10)
    bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(bar.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    bar.accessibilityLabel = "2024"
    bar.accessibilityValue = "7 percent"
    bar.accessibilityHint = "Shows more"
    bar.accessibilityTraits = [.button, .selected]
    bar.accessibilityIdentifier = "bar"
    #expect(bar.accessibilityUserInputLabels == ["2024"])
    #expect(bar.next === chart)
  }

  @Test func `a container names its elements in order`() {
    let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: chart) }
    #expect(chart.accessibilityElementCount() == 0)
    chart.accessibilityElements = elements
    chart.accessibilityContainerType = .dataTable
    #expect(chart.accessibilityElementCount() == 2)
    #expect(chart.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
    #expect(chart.accessibilityElement(at: 2) == nil)
    #expect(chart.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(chart.index(ofAccessibilityElement: chart) == NSNotFound)
    #expect(chart.accessibilityContainerType == .dataTable)
  }

  @Test func `custom actions run their closure or their target's method`() {
    @MainActor final class Mailbox {
      var archived = 0
      func archive(_ action: UIAccessibilityCustomAction) { archived += 1 }
    }
    let mailbox = Mailbox()
    var deleted = 0
    let delete = UIAccessibilityCustomAction(name: "Delete") { action in
      deleted += 1
      return action.name == "Delete"
    }
    let archive = UIAccessibilityCustomAction(
      name: "Archive", target: mailbox, selector: Selector(Mailbox.archive))
    chart.accessibilityCustomActions = [delete, archive]
    #expect(chart.accessibilityCustomActions?.map(\.name) == ["Delete", "Archive"])
    #expect(delete.perform())
    #expect(archive.perform())
    #expect((deleted, mailbox.archived) == (1, 1))
    archive.target = nil
    #expect(!archive.perform())
    delete.actionHandler = { _ in false }
    #expect(!delete.perform())
  }

  @Test func `what is posted is heard by the innermost listener alone`() {
    var heard: [String] = []
    UIAccessibility.post(notification: .announcement, argument: "nobody")
    Headless.withAccessibilityListener({ heard.append("outer \($0.rawValue) \($1 ?? "-")") }) {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      Headless.withAccessibilityListener({
        heard.append("inner \($1 ?? "-") \($0 == .announcement)")
      }) {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
      UIAccessibility.post(notification: .layoutChanged, argument: "Title")
    }
    UIAccessibility.post(notification: .announcement, argument: "nobody")
    #expect(heard == ["outer 1000 -", "inner Saved true", "outer 1001 Title"])
  }

  @Test func `settings are those of the system's traits`() {
    #expect(!UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    Headless.systemTraits = Headless.systemTraits.modifyingTraits {
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
    }
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      UIAccessibility.convertToScreenCoordinates(rectangle, in: chart)
        == CGRect(x: 51, y: 102, width: 3, height: 4))
  }

  @Test func `an element keeps its container not alive, and dies with its own`() {
    expectNoLeaks { tracker in
      let container = tracker.track(UIView())
      let element = tracker.track(UIAccessibilityElement(accessibilityContainer: container))
      container.accessibilityElements = [element]
    }
    let element: UIAccessibilityElement
    do { element = UIAccessibilityElement(accessibilityContainer: UIView()) }
    #expect(element.accessibilityContainer == nil)
  }
}
