/// What explicit hooks and announcements meet by.
enum AnnouncedKey: Hashable {
  /// A property, by its getter's descriptor, which subclasses share, or else by the key path.
  enum Property: Hashable {
    case accessor(UnsafeRawPointer)
    case path(AnyKeyPath)
  }

  case setter(Property)
  case getter(Property)
  case method(MemberKey)
  case deinitialiser
}

extension AnnouncedKey.Property {
  /// Any property will do here, also one that cannot be intercepted.
  init<Object: AnyObject>(_ path: PartialKeyPath<Object>) {
    do {
      let target = try ClassMetadata(of: Object.self)
      self = .accessor(try KeyPathObject(path, in: target).getterDescriptor)
    } catch {
      self = .path(path)
    }
  }
}
