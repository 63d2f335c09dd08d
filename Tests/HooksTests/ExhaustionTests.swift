import CInterception
import Foundation
import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  /// What the machine has no more of. Each test spoils its process, and so has one of its own.
  @Suite(.serialized) struct ExhaustionTests {
    @Test func `a hook for which no entry stub is left is refused, and the others stay`() async {
      await #expect(processExitsWith: .success) {
        @inline(never) func set(_ object: Patched, _ number: Int) { object.number = number }
        let object = opaque(Patched())
        var count = 0
        try hookAfter(targetClass: Patched.self, setting: \.number) { count += 1 }
        while hook_slot_take() != nil {}
        #expect(throws: HookError.outOfEntryStubs(limit: Int(HOOK_SLOTS))) {
          try hookAfter(targetClass: Gallery.self, setting: \.int) {}
        }
        try hookBefore(targetClass: Patched.self, setting: \.number) { count += 10 }
        set(object, 1)
        #expect(count == 11)
        #expect(object.number == 1)
        let gallery = opaque(Gallery())
        gallery.int = 3
        #expect(gallery.int == 3)
      }
    }

    @Test func `metadata that cannot be made writable is refused, and takes no entry stub`() async {
      await #expect(processExitsWith: .success) {
        try refuseReadOnlyMetadata()
      }
    }
  }
}

private func refuseReadOnlyMetadata() throws {
  let type = try readOnlyCopy(of: Patched.self)
  let first = try #require(hook_slot_take())
  let error = HookError.readOnlyMetadata(class: "HooksTests.Patched", workingBackend: .explicit)
  for _ in 1...3 {
    #expect(throws: error) { try hookAfter(targetClass: type, setting: \.number) {} }
  }
  #expect(hook_slot_take() == first + 1)
  let announced = try hookAfter(targetClass: type, setting: \.number, backend: .explicit) {}
  #expect(announced.isActive)
}

/// A copy of a class's metadata in memory that the system lets nobody write: a shared mapping of a file
/// that is open for reading.
private func readOnlyCopy<Object: AnyObject>(of type: Object.Type) throws -> Object.Type {
  let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
  let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
  let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("metadata-\(UUID().uuidString)")
  try Data(bytes: metadata - addressPoint, count: size).write(to: file)
  defer { unlink(file.path) }
  let descriptor = open(file.path, O_RDONLY)
  defer { close(descriptor) }
  let copy = try #require(mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0))
  try #require(copy != MAP_FAILED)
  return unsafeBitCast(copy + addressPoint, to: Object.Type.self)
}
