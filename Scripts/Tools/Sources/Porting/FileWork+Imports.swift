extension FileWork {
  /// Modules whose part that screens use comes with UIKit.
  private static let partsOfUIKit: Set<String> = ["CoreGraphics", "QuartzCore"]

  /// Modules that only Apple platforms have.
  private static let missing: Set<String> = [
    "os", "OSLog", "Combine", "CoreData", "CoreLocation", "MapKit", "WebKit", "AVFoundation",
    "AVKit", "Photos", "PhotosUI", "MessageUI", "SafariServices", "StoreKit", "UserNotifications",
    "Contacts", "ContactsUI", "CoreImage", "CoreText", "CoreMotion", "CoreBluetooth", "CoreMedia",
    "CloudKit", "EventKit", "GameKit", "HealthKit", "LocalAuthentication", "MediaPlayer", "Metal",
    "MetalKit", "ModelIO", "NetworkExtension", "Network", "ObjectiveC", "PassKit", "PDFKit",
    "QuickLook", "ReplayKit", "SceneKit", "Security", "Speech", "SpriteKit", "SystemConfiguration",
    "ARKit", "Vision", "WatchConnectivity", "WidgetKit", "AuthenticationServices", "CryptoKit",
    "UniformTypeIdentifiers", "Intents", "CoreML", "CoreTelephony", "AppKit", "Charts",
    "ActivityKit", "BackgroundTasks", "LinkPresentation", "RealityKit", "TipKit",
  ]

  mutating func replaceImports() {
    let imported = importedModules
    let hasUIKit = imported.contains { $0.module == "UIKit" }
    var replaced = hasUIKit
    for (index, last, module) in imported {
      if Self.partsOfUIKit.contains(module) {
        if replaced {
          changes.append(file.removal(of: index...last, "import \(module) removed: UIKit has it"))
        } else {
          replaced = true
          replace(
            tokens[last].range, at: last, with: "UIKit",
            "import \(module) became import UIKit, which has it")
        }
      } else if Self.missing.contains(module), !isGuarded(module, before: index) {
        remark(index, "module \(module) is only on Apple platforms: guard what uses it")
      }
    }
  }

  /// The imports of whole modules, with the tokens that they begin and end with.
  private var importedModules: [(index: Int, last: Int, module: String)] {
    tokens.indices.dropLast().compactMap { index in
      guard file.isKeyword(index, "import"), tokens[index + 1].kind == .word else { return nil }
      var last = index + 1
      if ["class", "struct", "enum", "func", "protocol"].contains(tokens[last].text) { last += 1 }
      let module = tokens[last].text
      while last + 2 < tokens.count, tokens[last + 1].isMark("."), tokens[last + 1].followsClosely {
        last += 2
      }
      return (index, last, module)
    }
  }

  /// Whether the import stands in `#if canImport(…)` of its module.
  private func isGuarded(_ module: String, before index: Int) -> Bool {
    var guards: [Bool] = []
    for next in 0..<index {
      switch tokens[next].text {
      case "#if":
        guards.append(
          next + 3 < index && tokens[next + 1].isWord("canImport")
            && tokens[next + 3].isWord(module))
      case "#endif" where !guards.isEmpty:
        guards.removeLast()
      default: break
      }
    }
    return guards.contains(true)
  }
}
