// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIDatePicker() {
    let object = make(UIDatePicker.self)
    check("UIDatePicker.accessibilityValue", \UIDatePicker.accessibilityValue, on: object) {
      $0.accessibilityValue = $0.accessibilityValue
    }
    check("UIDatePicker.calendar", \UIDatePicker.calendar, on: object) {
      $0.calendar = $0.calendar
    }
    check("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration, on: object) {
      $0.countDownDuration = $0.countDownDuration
    }
    check("UIDatePicker.date", \UIDatePicker.date, on: object) {
      $0.date = $0.date
    }
    check("UIDatePicker.datePickerMode", \UIDatePicker.datePickerMode, on: object) {
      $0.datePickerMode = $0.datePickerMode
    }
    check("UIDatePicker.locale", \UIDatePicker.locale, on: object) {
      $0.locale = $0.locale
    }
    check("UIDatePicker.maximumDate", \UIDatePicker.maximumDate, on: object) {
      $0.maximumDate = $0.maximumDate
    }
    check("UIDatePicker.minimumDate", \UIDatePicker.minimumDate, on: object) {
      $0.minimumDate = $0.minimumDate
    }
    check("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval, on: object) {
      $0.minuteInterval = $0.minuteInterval
    }
    check(
      "UIDatePicker.preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle, on: object
    ) {
      $0.preferredDatePickerStyle = $0.preferredDatePickerStyle
    }
    check("UIDatePicker.roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval, on: object) {
      $0.roundsToMinuteInterval = $0.roundsToMinuteInterval
    }
    check("UIDatePicker.timeZone", \UIDatePicker.timeZone, on: object) {
      $0.timeZone = $0.timeZone
    }
  }
}
