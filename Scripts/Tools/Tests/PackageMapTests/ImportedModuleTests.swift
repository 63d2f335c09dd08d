import PackageMap
import Testing

@Suite struct ImportedModuleTests {
  @Test(arguments: [
    ("import UIKit", "UIKit"),
    ("@_exported public import UIKit", "UIKit"),
    ("  @preconcurrency import UIKit", "UIKit"),
    ("import struct UIKit.UIEdgeInsets", "UIKit"),
    ("internal import UIKit // why", "UIKit"),
  ])
  func `an import names its module`(line: String, module: String) {
    #expect(importedModule(line[...]) == module)
  }

  @Test(arguments: [
    "// import UIKit", "let text = \"import UIKit\"", "", "/// To import UIKit, say so.",
    "func importUIKit() {}",
  ])
  func `a line that is no import names none`(line: String) {
    #expect(importedModule(line[...]) == nil)
  }
}
