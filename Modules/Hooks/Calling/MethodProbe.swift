internal import CInterception

/// Finds the method that a closure calls, by calling the closure with a stand-in whose every method ends
/// the run.
struct MethodProbe {
  let target: ClassMetadata
  let isStatic: Bool

  struct Found {
    let word: Int
    let descriptor: MethodDescriptor
    let target: ClassMetadata
    let owner: ClassMetadata
    /// The argument registers of the call.
    let frame: UnsafeMutablePointer<hook_frame>
  }

  /// Runs `body` with the address of the stand-in, then `inspect` with what it called.
  func run<Result>(
    _ body: (UnsafeMutableRawPointer) -> Void,
    inspect: (Found) throws(HookError) -> Result
  ) throws(HookError) -> Result {
    let traps = methodWords().map { (word: $0, function: hook_trap_stub($0)) }
    let copy = target.makeCopy(replacing: traps)
    defer { copy.deallocateCopy() }
    let frame = UnsafeMutablePointer<hook_frame>.allocate(capacity: 1)
    defer { frame.deallocate() }
    let word =
      isStatic
      ? trapped(UnsafeMutableRawPointer(mutating: copy.address), frame, body)
      : withStandInObject(isa: copy.address, room: target.instanceSize) {
        trapped(UnsafeMutableRawPointer($0), frame, body)
      }
    guard word >= 0, let method = target.method(atWord: word),
      !hook_is_deleted_method(target.function(atWord: word))
    else {
      throw .noMethodDescriptor(class: target.name)
    }
    guard !method.descriptor.isAsync else { throw .asyncMethod(class: target.name) }
    return try inspect(
      Found(
        word: word, descriptor: method.descriptor, target: target, owner: method.owner, frame: frame
      ))
  }

  private func methodWords() -> [Int] {
    let limit = min(target.wordCount, Int(HOOK_TRAPS))
    return target.lineage.flatMap { owner -> [Int] in
      guard let methods = owner.descriptor?.methods else { return [] }
      return Array(methods.firstWord..<methods.firstWord + methods.count)
    }.filter { $0 < limit }
  }

  private func trapped(
    _ object: UnsafeMutableRawPointer, _ frame: UnsafeMutablePointer<hook_frame>,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) -> Int {
    withoutActuallyEscaping({ object, _ in body(object) }) { (body: @escaping Observer.Body) in
      withUnsafeBytes(of: Observer(body)) {
        hook_probe_run(
          $0.baseAddress!.assumingMemoryBound(to: hook_listener.self), object, frame)
      }
    }
  }
}
