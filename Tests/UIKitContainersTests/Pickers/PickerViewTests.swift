import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct PickerViewTests {
  /// Says how many rows there are, and notes what is asked and selected.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var givesViews = false
    var selections: [String] = []
    var made = 0
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView? {
      guard givesViews else { return nil }
      if view == nil { made += 1 } else { reused += 1 }
      let view = view ?? UIView()
      view.tag = row
      return view
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append("\(component).\(row)")
    }
  }

  private let rows = Rows()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    picker.dataSource = rows
    picker.delegate = rows
    picker.layoutIfNeeded()
  }

  @Test func `a row's view is there when it is asked for, before any layout`() {
    let fresh = UIPickerView(frame: picker.frame)
    fresh.dataSource = rows
    fresh.delegate = rows
    #expect((fresh.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0.0")
  }

  @Test func `only views of rows in sight are kept`() {
    rows.counts = [1_000]
    picker.reloadAllComponents()
    for row in stride(from: 0, to: 1_000, by: 90) {
      picker.selectRow(row, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      let views = picker.subviews.flatMap(\.subviews)
      #expect(views.count <= 10)
      #expect(views.contains { ($0 as? UILabel)?.text == "0.\(row)" })
    }
  }

  private func text(_ row: Int, _ component: Int) -> String? {
    (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  @Test func `components and rows are those of the data source, shown as the delegate says`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(text(0, 0) == "0.0")
    #expect(text(2, 1) == "1.2")
    #expect(text(9, 0) == nil)
  }

  @Test func `what the program selects is told to nobody`() {
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 9)
    #expect(text(9, 0) == "0.9")
    #expect(text(0, 0) == nil)
    #expect(rows.selections == [])
  }

  @Test func `rows and components that do not exist are reported, and nothing is changed`() {
    picker.selectRow(2, inComponent: 1, animated: false)
    let found = reports {
      picker.selectRow(3, inComponent: 1, animated: false)
      picker.selectRow(-1, inComponent: 1, animated: false)
      picker.selectRow(0, inComponent: 2, animated: false)
      #expect(picker.numberOfRows(inComponent: -1) == 0)
    }
    #expect(
      found == [
        .pickerRowOutOfRange(row: 3, component: 1, rows: 3),
        .pickerRowOutOfRange(row: -1, component: 1, rows: 3),
        .pickerRowOutOfRange(row: -1, component: 2, rows: 0),
        .pickerRowOutOfRange(row: -1, component: -1, rows: 0),
      ])
    #expect(picker.selectedRow(inComponent: 1) == 2)
  }

  @Test func `a touch selects the row that it is on, and tells the delegate`() {
    let finger = TouchDriver(showing: picker)
    finger.tap(80, 108 + 64)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    finger.tap(80, 108)
    finger.tap(240, 10)
    finger.tap(240, 108 + 96)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(rows.selections == ["0.2", "1.2"])
    picker.isUserInteractionEnabled = false
    finger.tap(80, 108 + 64)
    #expect(rows.selections == ["0.2", "1.2"])
  }

  @Test func `assistive technology selects the next and the previous row, within the limits`()
    throws
  {
    let wheel = try #require(picker.subviews.last)
    #expect(wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "1.0")
    wheel.accessibilityDecrement()
    for _ in 0..<5 { wheel.accessibilityIncrement() }
    #expect(wheel.accessibilityValue == "1.2")
    #expect(rows.selections == ["1.1", "1.2"])
  }

  @Test func `reloading keeps a selection as far as its row exists`() {
    picker.selectRow(5, inComponent: 0, animated: false)
    rows.counts = [4]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    rows.counts = [0]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 0)
  }

  @Test func `only rows that are seen have views, and these are used again`() {
    rows.givesViews = true
    rows.counts = [10_000]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    let first = rows.made
    #expect(first < 12)
    for row in 0..<200 {
      picker.selectRow(row * 50, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
    }
    #expect(rows.made <= 12)
    #expect(rows.reused > 1000)
    #expect(picker.subviews[0].subviews.count < 12)
    #expect(picker.view(forRow: 9950, forComponent: 0)?.tag == 9950)
  }

  @Test func `from right to left the components change places`() {
    #expect(picker.subviews.map(\.frame.minX) == [0, 160])
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    #expect(picker.subviews.map(\.frame.minX) == [160, 0])
  }

  @Test func `a picker keeps nobody alive and dies`() {
    expectNoLeaks { tracker in
      let rows = tracker.track(Rows())
      let picker = tracker.track(UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)))
      picker.dataSource = rows
      picker.delegate = rows
      picker.layoutIfNeeded()
    }
  }
}
