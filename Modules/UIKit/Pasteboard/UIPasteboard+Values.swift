public import Foundation

// The single values are those of the first item, and setting one makes it the only item; setting `nil`
// empties the pasteboard.
extension UIPasteboard {
  /// The text of the first item.
  public var string: String? {
    get { firstText }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that have one, or `nil` if none has.
  public var strings: [String]? {
    get { all(of: PasteboardType.texts) }
    set { setAll(newValue, as: PasteboardType.text) }
  }

  /// The address of the first item.
  public var url: URL? {
    get { first(of: [PasteboardType.url]) }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses of all items that have one, or `nil` if none has.
  public var urls: [URL]? {
    get { all(of: [PasteboardType.url]) }
    set { setAll(newValue, as: PasteboardType.url) }
  }

  /// The image of the first item.
  public var image: UIImage? {
    get { first(of: [PasteboardType.image]) }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items that have one, or `nil` if none has.
  public var images: [UIImage]? {
    get { all(of: [PasteboardType.image]) }
    set { setAll(newValue, as: PasteboardType.image) }
  }

  /// The color of the first item.
  public var color: UIColor? {
    get { first(of: [PasteboardType.color]) }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items that have one, or `nil` if none has.
  public var colors: [UIColor]? {
    get { all(of: [PasteboardType.color]) }
    set { setAll(newValue, as: PasteboardType.color) }
  }

  /// Whether an item has a text.
  public var hasStrings: Bool { strings != nil }

  /// Whether an item has an address.
  public var hasURLs: Bool { urls != nil }

  /// Whether an item has an image.
  public var hasImages: Bool { images != nil }

  /// Whether an item has a color.
  public var hasColors: Bool { colors != nil }

  private var firstText: String? { first(of: PasteboardType.texts) }

  private func first<Value>(of types: [String]) -> Value? {
    items.first.flatMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
  }

  private func all<Value>(of types: [String]) -> [Value]? {
    let found: [Value] = items.compactMap { item in
      types.lazy.compactMap { item[$0] as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  private func setAll<Value>(_ values: [Value]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}

// What items hold by type.
extension UIPasteboard {
  /// The types of the first item, in the order of their names.
  public var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Whether an item of one of the types is there.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// What the first item holds under a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Puts a value into the pasteboard as its only item.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// What the first item holds under a type, as data: data as it is, texts in UTF-8, and nothing else.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  /// Puts data into the pasteboard as its only item.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
}
