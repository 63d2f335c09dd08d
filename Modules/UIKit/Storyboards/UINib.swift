public import Foundation

/// A document of Interface Builder that describes objects, such as a view or a cell.
///
/// It is read as it is saved, from the file with the extension "xib". What cannot be found or built is
/// reported as misuse, with file, line and element.
@preconcurrency @MainActor open class UINib: NSObject {
  private var document: InterfaceDocument?
  private var isChecked = false

  /// Opens the nib of the name, in the bundle or, without one, where storyboards are looked for.
  @inline(never) public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
    do {
      let found = try InterfaceFile(name, "xib", in: bundleOrNil)
      document = try InterfaceDocument(at: found.url, in: found.bundle, as: .nib)
    } catch {
      Headless.report(error)
    }
  }

  /// Reads a nib from the text of its document; messages name it "nib".
  @inline(never) public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
    do {
      document = try InterfaceDocument(data, named: "nib", in: bundleOrNil ?? .main, as: .nib)
    } catch {
      Headless.report(error)
    }
  }

  /// Makes the objects of the nib anew and returns those that lie in no other, in their order; none if
  /// something cannot be built.
  ///
  /// The owner stands for the document's "File's Owner", and is not kept alive.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    do {
      return try makeObjects(owner: ownerOrNil.map { $0 as AnyObject }, external)
    } catch {
      Headless.report(error)
      return []
    }
  }

  private func makeObjects(
    owner: AnyObject?, _ external: [String: Any]
  ) throws(StoryboardError) -> [AnyObject] {
    guard let document, let objects = document.root.child("objects") else { return [] }
    if !isChecked { try InterfaceChecker().check(objects: objects) }
    isChecked = true
    let build = InterfaceBuild(document, in: nil)
    build.owner = owner
    var made: [AnyObject] = []
    for element in objects.children where element.name == "placeholder" {
      let name = element["placeholderIdentifier"] ?? ""
      let object = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
      guard let object else { continue }
      build.register(object, as: element.id)
      for connections in element.children { build.connect(object, connections) }
    }
    for element in objects.children where element.name != "placeholder" {
      made.append(try build.make(element))
    }
    try build.finish()
    return made
  }
}

extension UINib {
  /// What can be handed to a nib besides its owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand for the document's placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension UINib {
  /// The one view that a nib for cells holds; others are reported.
  func makeView<View: UIView>(as type: View.Type) -> View? {
    let objects = instantiate(withOwner: nil)
    if let view = objects.first as? View, objects.count == 1 { return view }
    guard let document else { return nil }
    Headless.report(
      .unfitClass(
        document.root.place, className: objects.isEmpty ? "none" : "\(objects)",
        needed: "single \(View.self)"))
    return nil
  }
}
