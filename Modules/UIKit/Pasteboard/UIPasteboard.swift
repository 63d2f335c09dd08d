public import Foundation

/// What has been copied: items, each of which holds one thing under one or several types.
///
/// The general pasteboard belongs to the headless system, not to the machine that it runs on. It is
/// empty at first and after ``Headless/reset()``.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static var named: [Name: UIPasteboard] = [:]
  private static var uniqueNames = 0

  private let ownName: Name
  private var stored: [[String: Any]] = []
  private var changes = 0

  private init(_ name: Name) {
    ownName = name
    super.init()
  }

  /// The pasteboard that people copy to and paste from.
  open class var general: UIPasteboard { named[.general] ?? create(.general) }

  /// A pasteboard of a name, made if it does not exist and that is asked for.
  ///
  /// All of one name are one pasteboard: what is put into one is in the others.
  @inline(never) public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.existing(pasteboardName) != nil else { return nil }
    self.init(pasteboardName)
    original = Self.existing(pasteboardName) ?? Self.create(pasteboardName)
  }

  /// The pasteboard whose items these are; nil for that one itself.
  private var original: UIPasteboard?

  /// A new pasteboard of a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    uniqueNames += 1
    return create(Name("UIPasteboard-\(uniqueNames)"))
  }

  /// Removes a pasteboard with its items, and posts that it is gone; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let gone = named.removeValue(forKey: pasteboardName) else {
      return
    }
    gone.stored = []
    NotificationCenter.default.post(name: removedNotification, object: gone)
  }

  private class func existing(_ name: Name) -> UIPasteboard? {
    named[name] ?? (name == .general ? create(name) : nil)
  }

  private class func create(_ name: Name) -> UIPasteboard {
    let created = UIPasteboard(name)
    named[name] = created
    return created
  }

  static func reset() {
    named = [:]
    uniqueNames = 0
  }

  /// The name of the pasteboard.
  open var name: Name { ownName }

  /// How often the items have changed.
  open var changeCount: Int { original?.changeCount ?? changes }

  /// The items, each a dictionary of what it holds by type.
  open var items: [[String: Any]] {
    get { original?.items ?? stored }
    set { replaceItems(newValue) }
  }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  private func replaceItems(_ items: [[String: Any]]) {
    if let original { return original.replaceItems(items) }
    let former = Set(stored.flatMap(\.keys))
    stored = items
    changes += 1
    let now = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: now.subtracting(former).sorted(),
        Self.changedTypesRemovedUserInfoKey: former.subtracting(now).sorted(),
      ])
  }
}
