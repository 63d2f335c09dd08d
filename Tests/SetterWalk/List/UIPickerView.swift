// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUIPickerView() {
    let object = make(UIPickerView.self)
    check("UIPickerView.dataSource", \UIPickerView.dataSource, on: object) {
      $0.dataSource = $0.dataSource
    }
    check("UIPickerView.delegate", \UIPickerView.delegate, on: object) {
      $0.delegate = $0.delegate
    }
  }
}
