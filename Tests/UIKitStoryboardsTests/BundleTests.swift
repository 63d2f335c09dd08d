import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct BundleTests {
  /// Bundles of resources beside the program, each with a storyboard of the name.
  private func withBundles(
    _ names: String..., storyboard: String, _ body: ([URL]) throws -> Void
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(screen("Found"))</scenes></document>
      """
    var folders: [URL] = []
    defer { folders.forEach(removeItem) }
    for name in names {
      let folder = Bundle.main.bundleURL.appendingPathComponent("\(name).resources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      folders.append(folder)
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(storyboard).storyboard"))
    }
    try body(folders)
  }

  @Test func `without a bundle the resources beside the program are searched`() throws {
    try withBundles("StoryboardTest-once", storyboard: "Once") { folders in
      let board = UIStoryboard(name: "Once", bundle: nil)
      #expect(board.instantiateViewController(withIdentifier: "Found").storyboard === board)
      let same = try Headless.storyboard(named: "Once", in: Bundle(path: folders[0].path))
      #expect(same.instantiateViewController(withIdentifier: "Found").storyboard === same)
    }
  }

  @Test func `two hits are an error that names both in the order of the bundles`() throws {
    try withBundles("StoryboardTest-b", "StoryboardTest-a", storyboard: "Twice") { folders in
      let paths = folders.reversed().map { $0.appendingPathComponent("Twice.storyboard").path }
      let error = StoryboardError.foundTwice(file: "Twice.storyboard", paths: paths)
      #expect(throws: error) { try Headless.storyboard(named: "Twice") }
      var board: UIStoryboard?
      #expect(
        reports { board = UIStoryboard(name: "Twice", bundle: nil) } == [.storyboards(error)])
      #expect(
        reports { _ = board?.instantiateInitialViewController() } == [
          .storyboards(.notFound(file: "Twice.storyboard", searched: []))
        ])
    }
  }

  @Test func `a storyboard that is nowhere is an error that names what was searched`() {
    #expect(
      throws: StoryboardError.notFound(
        file: "Nowhere.storyboard", searched: [Bundle.main.bundlePath])
    ) { try Headless.storyboard(named: "Nowhere", in: .main) }
  }
}
