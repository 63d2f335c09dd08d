/// A key path of one component that goes through accessors, taken apart.
struct KeyPathObject {
  /// The descriptor of the property's getter.
  let getterDescriptor: UnsafeRawPointer
  /// The compiler's own access to the property, by way of a pointer to the object.
  let getter: UnsafeRawPointer
  let setter: UnsafeRawPointer?
  let name: String

  private enum Component {
    static let kindShift: UInt32 = 24
    static let kindMask: UInt32 = 0x7F
    static let structStored: UInt32 = 1
    static let computed: UInt32 = 2
    static let classStored: UInt32 = 3
    static let isSettable: UInt32 = 0x0040_0000
    static let identifierIsNotAPointer: UInt32 = 0x0030_0000
    static let hasArguments: UInt32 = 0x0008_0000
  }

  init(_ keyPath: AnyKeyPath, in owner: ClassMetadata) throws(HookError) {
    let object = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    let size = Int((object + 24).load(as: UInt32.self) & 0xFF_FFFF)
    let header = size > 0 ? (object + 32).load(as: UInt32.self) : 0
    let isSettable = header & Component.isSettable != 0
    let member = KeyPathObject.name(keyPath)
    name = member
    guard size > 0 else { throw .severalComponents(member) }
    switch header >> Component.kindShift & Component.kindMask {
    case Component.computed:
      guard size == (isSettable ? 32 : 24), header & Component.hasArguments == 0 else {
        throw .severalComponents(member)
      }
    case Component.classStored, Component.structStored:
      guard size <= 8 else { throw .severalComponents(member) }
      throw owner.isFinalAsFarAsKnown
        ? .finalClass(owner.name) : .notDispatched(member: member, class: owner.name)
    default:
      throw .severalComponents(member)
    }
    guard header & Component.identifierIsNotAPointer == 0 else {
      throw owner.isFinalAsFarAsKnown
        ? .finalClass(owner.name) : .notDispatched(member: member, class: owner.name)
    }
    getterDescriptor = (object + 40).load(as: UnsafeRawPointer.self)
    getter = (object + 48).load(as: UnsafeRawPointer.self)
    setter = isSettable ? (object + 56).load(as: UnsafeRawPointer.self) : nil
  }

  /// The property for an error message: a key path does not know its property's name.
  static func name(_ keyPath: AnyKeyPath) -> String {
    "\(type(of: keyPath).valueType) property of \(type(of: keyPath).rootType)"
  }
}

extension ClassMetadata {
  /// Whether neither this class nor one above it declares a method that could be overridden.
  var isFinalAsFarAsKnown: Bool {
    lineage.allSatisfy { owner in
      guard let methods = owner.descriptor?.methods else { return true }
      return (0..<methods.count).allSatisfy { methods[$0].kind == .initializer }
    }
  }
}
