import HookFixtures
import Testing
import UIEnvironmentHooks

/// A class of these tests alone: its metadata is written to.
open class Patched {
  @inline(never) public init() {}
  open var number = 0 { didSet { Sink.count &+= 1 } }
}

private func makeLocal() -> (AnyObject, (AnyObject, Int) -> Void, () -> HookDiagnostics) {
  class Local {
    var number = 0 { didSet { Sink.count &+= 1 } }
  }
  return (
    Local(), { unsafeDowncast($0, to: Local.self).number = $1 },
    { HookDiagnostics(setting: \Local.number) }
  )
}

extension HooksTests {
  @Suite(.serialized) struct PatchTests {
    /// The words of the class's metadata from the first that may hold a method.
    private func words() -> UnsafeMutableBufferPointer<UInt> {
      let metadata = unsafeBitCast(Patched.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
      let sizes = UnsafeRawPointer(metadata) + 32
      let size = sizes.load(as: UInt32.self)
      let beforeAddressPoint = sizes.load(fromByteOffset: 4, as: UInt32.self)
      let count = Int(size - beforeAddressPoint) / 8
      return UnsafeMutableBufferPointer(start: metadata + 6, count: count - 6)
    }

    @Test func `a word that someone else has replaced is left alone`() throws {
      @inline(never) func set(_ object: Patched, _ number: Int) { object.number = number }
      let object = opaque(Patched())
      var count = 0
      let before = Array(words())
      let token = try hookBefore(targetClass: Patched.self, setting: \.number) { count += 1 }
      let after = Array(words())
      let changed = before.indices.filter { before[$0] != after[$0] }
      #expect(!changed.isEmpty)
      set(object, 1)
      #expect(count == 1)

      for index in changed { words()[index] = before[index] }
      set(object, 2)
      #expect(count == 1)
      token.cancelHook()
      #expect(Array(words()) == before)

      let again = try hookBefore(targetClass: Patched.self, setting: \.number) { count += 1 }
      set(object, 3)
      #expect(count == 2)
      again.cancelHook()
      set(object, 4)
      #expect(count == 2 && object.number == 4)
    }

    @Test func `words stay as they are when hooks come again`() throws {
      let first = try hookBefore(targetClass: Patched.self, setting: \.number) {}
      let once = Array(words())
      first.cancelHook()
      #expect(Array(words()) == once)
      let second = try hookInstead(targetClass: Patched.self, setting: \.number) { $2($0, $1) }
      #expect(Array(words()) == once)
      second.cancelHook()
    }

    @Test func `classes of the same name in other scopes are other classes`() {
      class Local {
        var number = 0 { didSet { Sink.count &+= 1 } }
      }
      let (other, set, diagnostics) = makeLocal()
      let here = HookDiagnostics(setting: \Local.number)
      #expect(here.isReachable == diagnostics().isReachable)
      set(other, 1)
      guard here.isReachable else { return }
      #expect(throws: Never.self) {
        var count = 0
        let token = try hookBefore(targetClass: Local.self, setting: \.number) { count += 1 }
        set(other, 2)
        #expect(count == 0)
        opaque(Local()).number = 3
        #expect(count == 1)
        token.cancelHook()
      }
    }
  }
}
