import HookFixtures
import Testing
import UIEnvironmentHooks

/// A class of these tests alone: its metadata is written to.
open class Patched {
  @inline(never) public init() {}
  open var number = 0 { didSet { Sink.count &+= 1 } }
}

/// An object of a class that has a namesake in the tests, and what sets its number.
private func makeNamesake() -> (AnyObject, set: (AnyObject, Int) -> Void) {
  class Local {
    var number = 0 { didSet { Sink.count &+= 1 } }
  }
  class Sub: Local {
    override var number: Int { didSet { Sink.count &+= 1 } }
  }
  return (Sub(), { unsafeDowncast($0, to: Local.self).number = $1 })
}

/// Overridden, so that its members are dispatched.
private class Hidden {
  var number = 0 { didSet { Sink.count &+= 1 } }
}

private class SubHidden: Hidden {
  override var number: Int { didSet { Sink.count &+= 1 } }
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

    @Test func `classes of the same name in other scopes are other classes`() throws {
      class Local {
        var number = 0 { didSet { Sink.count &+= 1 } }
      }
      class Sub: Local {
        override var number: Int { didSet { Sink.count &+= 1 } }
      }
      let (other, set) = makeNamesake()
      var count = 0
      let token = try hookBefore(targetClass: Local.self, setting: \.number) { count += 1 }
      set(other, 2)
      #expect(count == 0)
      opaque(Sub() as Local).number = 3
      #expect(count == 1)
      token.cancelHook()
    }

    @Test func `a private class`() throws {
      var count = 0
      let token = try hookAfter(targetClass: Hidden.self, setting: \.number) { count += 1 }
      opaque(SubHidden() as Hidden).number = 3
      opaque(Hidden()).number = 3
      #expect(count == 2)
      token.cancelHook()
    }
  }
}
