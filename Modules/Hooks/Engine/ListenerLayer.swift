internal import CInterception

/// The listeners of one layer, the class's or one object's, each kind newest first. Immutable.
final class ListenerLayer {
  private let befores: UnsafeMutableBufferPointer<Observer>
  private let afters: UnsafeMutableBufferPointer<Observer>
  private let insteads: UnsafeMutableBufferPointer<Replacement>

  nonisolated(unsafe) static let empty = ListenerLayer([])

  /// Takes hooks in the order of their installation.
  init(_ hooks: some BidirectionalCollection<Hook>) {
    var befores: [Observer] = []
    var afters: [Observer] = []
    var insteads: [Replacement] = []
    for hook in hooks.reversed() {
      switch hook.listener {
      case .before(let observer): befores.append(observer)
      case .after(let observer): afters.append(observer)
      case .instead(let replacement): insteads.append(replacement)
      case .watch, nil: break
      }
    }
    self.befores = .copy(befores)
    self.afters = .copy(afters)
    self.insteads = .copy(insteads)
  }

  deinit {
    befores.end()
    afters.end()
    insteads.end()
  }

  var isEmpty: Bool { onlyObservesBefore && befores.isEmpty }
  var onlyObservesBefore: Bool { afters.isEmpty && insteads.isEmpty }

  var replacesNothing: Bool { insteads.isEmpty }

  func runAfters(_ object: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer) {
    ListenerLayer.run(afters, object, value)
  }

  @inline(__always)
  func runBefores(_ object: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer) {
    ListenerLayer.run(befores, object, value)
  }

  /// Runs the layer around `inner`. Given an owner, the layer is for calls on that object alone: another
  /// that a replacement goes on with has no part in it.
  func run(
    around inner: Replacement.Proceed, _ object: UnsafeMutableRawPointer,
    _ value: UnsafeMutableRawPointer, owner: UnsafeMutableRawPointer? = nil, from index: Int = 0
  ) {
    guard owner == nil || owner == object else { return inner(object, value) }
    guard index < insteads.count else {
      ListenerLayer.run(befores, object, value)
      inner(object, value)
      ListenerLayer.run(afters, object, value)
      return
    }
    insteads[index].body(object, value) {
      run(around: inner, $0, $1, owner: owner, from: index + 1)
    }
  }

  /// A closure in this memory has the layout of `hook_listener`.
  @inline(__always)
  private static func run(
    _ observers: UnsafeMutableBufferPointer<Observer>,
    _ object: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer
  ) {
    guard
      var next = UnsafeRawPointer(observers.baseAddress)?
        .assumingMemoryBound(to: hook_listener.self)
    else { return }
    for _ in 0..<observers.count {
      hook_listener_call(next, object, value)
      next += 1
    }
  }
}

extension UnsafeMutableBufferPointer {
  fileprivate static func copy(_ elements: [Element]) -> Self {
    guard !elements.isEmpty else { return Self(start: nil, count: 0) }
    let buffer = Self.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return buffer
  }

  fileprivate func end() {
    deinitialize()
    deallocate()
  }
}
