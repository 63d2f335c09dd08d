import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct PasteboardTests {
  let board = UIPasteboard.general

  @Test func `what is put in comes out, by kind`() throws {
    #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
    board.string = "text"
    #expect(board.string == "text" && board.strings == ["text"])
    #expect(board.hasStrings && !board.hasURLs)
    let url = try #require(URL(string: "https://example.com"))
    board.urls = [url]
    #expect(board.url == url && board.string == nil)
    let image = UIImage()
    board.images = [image, UIImage()]
    #expect(board.image === image && board.numberOfItems == 2)
    board.color = .red
    #expect(board.colors == [.red])
    board.string = nil
    #expect(board.items.isEmpty)
  }

  @Test func `items hold things by type`() {
    board.items = [["a": 1, "b": "two"]]
    board.addItems([["c": 3]])
    #expect(board.types == ["a", "b"])
    #expect(board.contains(pasteboardTypes: ["x", "c"]))
    #expect(!board.contains(pasteboardTypes: ["x"]))
    #expect(board.value(forPasteboardType: "a") as? Int == 1)
    #expect(board.data(forPasteboardType: "b") == Data("two".utf8))
    #expect(board.data(forPasteboardType: "a") == nil)
    board.setData(Data([1]), forPasteboardType: "d")
    #expect(board.numberOfItems == 1)
    board.setValue("v", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "v")
  }

  @Test func `each change counts and is posted with the types that came and went`() {
    var posted: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      MainActor.assumeIsolated { posted += [added ?? [], removed ?? []] }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let count = board.changeCount
    board.items = [["a": 1]]
    board.items = [["b": 1]]
    #expect(board.changeCount == count + 2)
    #expect(posted == [["a"], [], ["b"], ["a"]])
  }

  @Test func `named pasteboards are shared by name until they are removed`() {
    let name = UIPasteboard.Name("mine")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "shared"
    let second = UIPasteboard(name: name, create: false)
    #expect(second?.string == "shared" && second?.name == name)
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: .general, create: false) != nil)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(first?.string == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func `resetting forgets all pasteboards`() {
    board.string = "old"
    Headless.reset()
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard.general.changeCount == 0)
  }
}
