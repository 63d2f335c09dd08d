import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct DatePickerTests {
  private let log = EventLog()
  private let picker = UIDatePicker()
  /// Noon of 14 July 2024 in Greenwich.
  private let noon = Date(timeIntervalSince1970: 1_720_958_400)

  init() {
    picker.timeZone = TimeZone(identifier: "GMT")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.date = noon
    picker.record(.valueChanged, as: "changed", in: log)
  }

  @Test func `what the program sets is kept within the limits and sends nothing`() {
    picker.minimumDate = noon
    picker.maximumDate = noon.addingTimeInterval(3600)
    picker.date = noon.addingTimeInterval(-10)
    #expect(picker.date == noon)
    picker.setDate(noon.addingTimeInterval(9999), animated: true)
    #expect(picker.date == noon.addingTimeInterval(3600))
    picker.maximumDate = noon.addingTimeInterval(60)
    #expect(picker.date == noon.addingTimeInterval(60))
    #expect(log.take() == [])
  }

  @Test func `the text that shows is that of the date`() {
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    picker.layoutIfNeeded()
    let label = picker.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.frame == picker.bounds)
    let before = label?.text
    picker.date = noon.addingTimeInterval(86_400 * 40)
    #expect(label?.text != before)
    #expect(label?.text?.contains("Aug") == true)
    let ofDateAndTime = label?.text
    picker.datePickerMode = .date
    #expect(label?.text != ofDateAndTime)
    picker.datePickerMode = .countDownTimer
    let ofNoTime = label?.text
    picker.countDownDuration = 3 * 3600
    #expect(label?.text != ofNoTime)
  }

  @Test func `limits that exclude each other do not count`() {
    picker.minimumDate = noon.addingTimeInterval(10)
    picker.maximumDate = noon.addingTimeInterval(-10)
    picker.date = noon.addingTimeInterval(5000)
    #expect(picker.date == noon.addingTimeInterval(5000))
  }

  @Test func `what the user selects is kept within the limits and sends a change, if it is one`() {
    picker.maximumDate = noon.addingTimeInterval(100)
    picker.pick(noon.addingTimeInterval(50))
    picker.pick(noon.addingTimeInterval(500))
    picker.pick(noon.addingTimeInterval(900))
    #expect(picker.date == noon.addingTimeInterval(100))
    #expect(log.take() == ["changed", "changed"])
    picker.isEnabled = false
    picker.pick(noon)
    #expect(picker.date == noon.addingTimeInterval(100))
    #expect(log.take() == [])
  }

  @Test func `minutes go in steps that divide an hour`() {
    picker.date = noon.addingTimeInterval(17 * 60 + 3)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    #expect(picker.date == noon.addingTimeInterval(17 * 60 + 3))
    picker.minuteInterval = 15
    #expect(picker.date == noon.addingTimeInterval(15 * 60))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == noon.addingTimeInterval(17 * 60 + 3))
  }

  @Test func `a span is at most a day less a minute, and counts in its mode alone`() {
    picker.countDownDuration = 90
    #expect(picker.countDownDuration == 0)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1e6
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 0)
    picker.pick(0)
    #expect(picker.countDownDuration == 60)
    picker.pick(3660)
    #expect(picker.accessibilityValue == "1 h 1 min")
    picker.pick(noon)
    #expect(log.take() == ["changed", "changed"])
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `it is said in its own locale, calendar and zone`() throws {
    picker.datePickerMode = .date
    #expect(picker.accessibilityValue == "Jul 14, 2024")
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.accessibilityValue == "14.07.2024")
    picker.datePickerMode = .time
    #expect(picker.accessibilityValue == "12:00")
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(picker.accessibilityValue == "21:00")
    picker.datePickerMode = .date
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(try #require(picker.accessibilityValue).contains("2567"))
  }

  @Test func `assistive technology goes by the smallest unit of the mode`() {
    picker.datePickerMode = .date
    picker.accessibilityIncrement()
    #expect(picker.date == noon.addingTimeInterval(86_400))
    picker.datePickerMode = .time
    picker.minuteInterval = 5
    picker.accessibilityDecrement()
    #expect(picker.date == noon.addingTimeInterval(86_400 - 300))
    #expect(picker.accessibilityTraits == .adjustable)
    #expect(log.take() == ["changed", "changed"])
  }

  @Test func `its style is the preferred one`() {
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
  }
}
