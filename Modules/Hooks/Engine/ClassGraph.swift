internal import CInterception

/// The subclasses of a class among all loaded images. Guarded by the engine's lock.
///
/// The graph is read from descriptors, so that only classes that matter are realised. Instantiations of
/// generic subclasses are not recorded anywhere: those that come later inherit intercepted words.
final class ClassGraph {
  private var generation: UInt64?
  private var children: [UnsafeRawPointer: [ClassDescriptor]] = [:]
  /// Classes whose superclass is named in a way that is not followed here.
  private var unresolved: [ClassDescriptor] = []
  private var known: [ClassMetadata: [ClassMetadata]] = [:]

  /// The class itself and its realised non-generic subclasses.
  func subclasses(of target: ClassMetadata) -> [ClassMetadata] {
    refresh()
    if let found = known[target] { return found }
    var found = [target]
    var seen: Set<ClassMetadata> = [target]
    var isComplete = true
    for descriptor in descendants(of: target) where !descriptor.isGeneric {
      guard let accessor = descriptor.accessor else { continue }
      guard let address = hook_class_metadata(accessor) else {
        isComplete = false
        continue
      }
      let metadata = ClassMetadata(unsafeAddress: address)
      if metadata.isNative, metadata.isOrInherits(from: target), seen.insert(metadata).inserted {
        found.append(metadata)
      }
    }
    if isComplete { known[target] = found }
    return found
  }

  private func descendants(of target: ClassMetadata) -> [ClassDescriptor] {
    var next = unresolved
    if let own = target.descriptor { next += children[own.address] ?? [] }
    var found: [ClassDescriptor] = []
    while let descriptor = next.popLast() {
      found.append(descriptor)
      next += children[descriptor.address] ?? []
    }
    return found
  }

  private func refresh() {
    let current = hook_image_generation()
    guard generation != current else { return }
    generation = current
    children = [:]
    unresolved = []
    known = [:]
    let graph = Unmanaged.passUnretained(self)
    hook_each_class_descriptor(
      { address, context in
        let graph = Unmanaged<ClassGraph>.fromOpaque(context!).takeUnretainedValue()
        if let descriptor = ClassDescriptor(address) { graph.add(descriptor) }
      }, graph.toOpaque())
  }

  private func add(_ descriptor: ClassDescriptor) {
    guard let name = descriptor.superclassName else { return }
    if let parent = ClassGraph.parent(named: name) {
      children[parent, default: []].append(descriptor)
    } else {
      unresolved.append(descriptor)
    }
  }

  /// The descriptor that a mangled name begins with: directly, or by way of a pointer to it.
  private static func parent(named name: UnsafeRawPointer) -> UnsafeRawPointer? {
    let reference = RelativePointer(location: name + 1).pointee
    switch name.load(as: UInt8.self) {
    case 1: return reference
    case 2: return reference?.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }
}

extension ClassMetadata {
  /// Whether the record has the layout that this module reads.
  var isNative: Bool { address.load(as: UInt.self) == 0 }
}
