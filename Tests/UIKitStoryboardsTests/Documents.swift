import Foundation
import UIKit

/// A storyboard of some scenes, saved under the name and opened.
@MainActor func storyboard(
  _ scenes: String, initial: String? = nil, resources: String = "", named name: String = "Main"
) throws -> UIStoryboard {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes)
    </scenes>
    <resources>
    \(resources)
    </resources>
    </document>
    """
  return try openStoryboard(text, named: name)
}

/// Opens the text as a storyboard of the name; the file is gone when this returns.
@MainActor func openStoryboard(_ text: String, named name: String = "Main") throws -> UIStoryboard {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { removeItem(folder) }
  let file = folder.appendingPathComponent("\(name).storyboard")
  try Data(text.utf8).write(to: file)
  return try Headless.storyboard(at: file)
}

/// Removes a file or folder that a test made.
func removeItem(_ url: URL) {
  do {
    try FileManager.default.removeItem(at: url)
  } catch {
    fatalError("cannot remove \(url.path): \(error)")
  }
}

/// A scene of one controller.
func scene(
  _ controller: String, _ id: String = "main", class name: String? = nil,
  element: String = "viewController", _ attributes: String = "", _ content: String = "",
  objects: String = ""
) -> String {
  let custom = name.map { "customClass=\"\($0)\" customModule=\"UIKitStoryboardsTests\"" } ?? ""
  return """
    <scene sceneID="scene-\(id)"><objects>
    <\(element) storyboardIdentifier="\(controller)" id="\(id)" \(custom) \(attributes) \
    sceneMemberID="viewController">
    \(content)
    </\(element)>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" \
    sceneMemberID="firstResponder"/>
    \(objects)
    </objects></scene>
    """
}

/// A scene of a controller whose view holds some views.
func screen(
  _ controller: String = "Screen", _ id: String = "main", class name: String? = nil,
  views: String = "", rest: String = "", of controllerRest: String = "", objects: String = ""
) -> String {
  scene(
    controller, id, class: name, "",
    """
    <view key="view" contentMode="scaleToFill" id="view-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(views)
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
    \(rest)
    </view>
    \(controllerRest)
    """, objects: objects)
}

/// The first view of the type in the view of a screen that holds the views.
@MainActor func view<View: UIView>(
  _ type: View.Type, of views: String, rest: String = "", resources: String = ""
) throws -> View {
  let board = try storyboard(screen(views: views, rest: rest), resources: resources)
  let controller = try Headless.instantiateViewController("Screen", from: board)
  let found = controller.view.subviews.first as? View
  guard let found else { throw Missing(type: "\(type)") }
  found.removeFromSuperview()
  return found
}

struct Missing: Error {
  let type: String
}
