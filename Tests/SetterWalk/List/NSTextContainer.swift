// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkNSTextContainer() {
    let object = make(NSTextContainer.self)
    check("NSTextContainer.lineBreakMode", \NSTextContainer.lineBreakMode, on: object) {
      $0.lineBreakMode = $0.lineBreakMode
    }
    check("NSTextContainer.lineFragmentPadding", \NSTextContainer.lineFragmentPadding, on: object) {
      $0.lineFragmentPadding = $0.lineFragmentPadding
    }
    check("NSTextContainer.maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines, on: object)
    {
      $0.maximumNumberOfLines = $0.maximumNumberOfLines
    }
    check("NSTextContainer.size", \NSTextContainer.size, on: object) {
      $0.size = $0.size
    }
  }
}
