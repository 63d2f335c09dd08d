import Foundation

extension InterfaceElement {
  /// The class of the object that the element stands for: its custom one, or the kind's own.
  @MainActor func objectClass(_ kind: ElementKind) throws(StoryboardError) -> AnyClass {
    guard let custom = try customClass() else { return kind.objectClass }
    guard isClass(custom, below: kind.objectClass) else {
      throw .unfitClass(place, className: "\(custom)", needed: "\(kind.objectClass)")
    }
    return custom
  }

  /// The class that the element names, or `nil` if it names none.
  func customClass() throws(StoryboardError) -> AnyClass? {
    guard let name = self["customClass"] else { return nil }
    let module = self["customModule"]
    let fullName = module.map { "\($0).\(name)" } ?? name
    guard !name.contains(where: { ".<>".contains($0) }) else {
      throw .unnameableClass(place, className: fullName)
    }
    // UIKit's own classes are named without a module.
    for candidate in [fullName, module == nil ? "UIKit.\(name)" : nil].compactMap({ $0 }) {
      if let found = NSClassFromString(candidate) { return found }
    }
    throw .classNotFound(place, className: fullName)
  }
}

/// Whether the class is the other one or a subclass of it.
func isClass(_ candidate: AnyClass, below ancestor: AnyClass) -> Bool {
  var next: AnyClass? = candidate
  while let current = next {
    if current == ancestor { return true }
    next = _getSuperclass(current)
  }
  return false
}
