import Foundation
import HookFixtures
import StableFixtures
import Testing
import UIEnvironmentHooks

/// A subclass of a class whose library may add members to it.
class Meter: Device {
  var reading = 0 { didSet { Sink.count &+= 1 } }
  override var name: String { didSet { Sink.count &+= 1 } }
  func measure(_ steps: Int) -> Int { reading + steps }
}

class PreciseMeter: Meter {
  override var reading: Int { didSet { Sink.count &+= 1 } }
  override func measure(_ steps: Int) -> Int { super.measure(steps) + 1000 }
}

extension HooksTests {
  /// Properties and classes in shapes that are seldom met.
  @Suite(.serialized) struct OddPropertyTests {
    /// Hooks a setter and a getter in every way, and sees that values come through.
    private func check<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ first: Value,
      _ second: Value, _ isSame: @escaping (Value, Value) -> Bool,
      backends: [HookBackend] = backends, location: SourceLocation = #_sourceLocation
    ) throws {
      for backend in backends {
        var log: [String] = []
        var values: [Value] = []
        func note(_ event: String, _ value: Value) {
          log.append(event)
          values.append(value)
        }
        var tokens = [
          try hookBefore(targetClass: Owner.self, setting: path, backend: backend) {
            note("before", $1)
          },
          try hookAfter(targetClass: Owner.self, setting: path, backend: backend) {
            note("after", $1)
          },
          try hookInstead(object: owner, setting: path, backend: backend) {
            note("instead", $1)
            $2($0, $1)
            $2($0, second)
          },
        ]
        owner[keyPath: path] = first
        let told = ["instead", "before", "after", "before", "after"]
        #expect(log == told, sourceLocation: location)
        let expected = [first, first, first, second, second]
        #expect(
          zip(values, expected).allSatisfy { isSame($0, $1) }, "\(values)", sourceLocation: location
        )
        tokens.append(
          try hookInstead(object: owner, getting: path, backend: backend) { owner, original in
            note("read", original(owner))
            return first
          })
        #expect(isSame(owner[keyPath: path], first), sourceLocation: location)
        #expect(log == told + ["read"], sourceLocation: location)
        #expect(isSame(values[5], second), sourceLocation: location)
        for token in tokens { token.cancelHook() }
        #expect(isSame(owner[keyPath: path], second), sourceLocation: location)
      }
    }

    private func check<Owner: AnyObject, Value: Equatable>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ first: Value,
      _ second: Value, backends: [HookBackend] = backends,
      location: SourceLocation = #_sourceLocation
    ) throws {
      try check(owner, path, first, second, ==, backends: backends, location: location)
    }

    @Test func `lazy, wrapped, unowned and unmanaged properties`() throws {
      let owner = opaque(Oddities())
      let (one, two) = (NSObject(), NSObject())
      try check(owner, \.lazy, "one", "two")
      try check(owner, \.wrapped, 1, 2)
      try check(owner, \.unowned, one, two, ===)
      try check(owner, \.unsafe, one, two, ===)
      try check(owner, \.unmanaged, Unmanaged.passUnretained(one), nil) {
        $0?.toOpaque() == $1?.toOpaque()
      }
      try check(owner, \.pointer, UnsafeMutableRawPointer(bitPattern: 16), nil)
      owner.unowned = Oddities.anchor
      owner.unsafe = Oddities.anchor
      withExtendedLifetime((one, two)) {}
    }

    @Test func `vectors and numbers of unusual width`() throws {
      let owner = opaque(Oddities())
      try check(owner, \.simd2, [1, 2], [3, 4])
      try check(owner, \.simd3, [1, 2, 3], [4, 5, 6], backends: [.direct])
      try check(owner, \.int128, -3, .max)
      try check(owner, \.float16, 1.5, -2)
    }

    #if arch(x86_64)
      @Test func `a value in registers that are not looked at is refused`() {
        #expect(throws: HookError.unsupportedValue("Swift.Float80")) {
          try hookBefore(targetClass: Oddities.self, setting: \.float80) {}
        }
        let owner = opaque(Oddities())
        owner.float80 = 3
        #expect(owner.float80 == 3)
      }
    #endif

    @Test func `values of the standard library and Foundation`() throws {
      let owner = opaque(Oddities())
      try check(owner, \.result, .failure(Failure(1)), .success(3)) { "\($0)" == "\($1)" }
      try check(owner, \.range, 1..<5, 2..<9)
      try check(owner, \.character, "👩‍👩‍👧‍👦", "b")
      try check(owner, \.substring, "a string that is longer".dropFirst(2), "b")
      try check(owner, \.uuid, UUID(), UUID())
      try check(owner, \.hashable, "text", 5)
    }

    @Test func `functions in other values, metatypes, existentials and recursive enumerations`()
      throws
    {
      let owner = opaque(Oddities())
      let number = opaque(5)
      try check(owner, \.functions, [{ number }], [{ 1 }, { 2 }]) {
        $0.map { $0() } == $1.map { $0() }
      }
      try check(owner, \.function, Function { number }, Function { 1 }) { $0.body() == $1.body() }
      try check(owner, \.cFunction, { $0 + 1 }, { $0 * 2 }) { $0(5) == $1(5) }
      try check(owner, \.type, String.self, Box.self) { $0 == $1 }
      try check(owner, \.bound, Polygon(4), Polygon(5)) { $0 === $1 }
      try check(owner, \.tree, .node(.leaf(1), .leaf(2)), .leaf(3))
    }

    @Test func `a generic subclass of a generic class`() throws {
      let shelf = opaque(Shelf<Int, String>([1: "a"]))
      try check(shelf, \.item, [2: "b"], [3: "c"])
      try check(shelf, \.second, "b", nil)
      var seen: [Int] = []
      let token = try hookBefore(targetClass: Shelf<Int, String>.self, setting: \.count) {
        seen.append($1)
      }
      shelf.count = 4
      #expect(seen == [4] && shelf.count == 5)
      token.cancelHook()
    }

    @Test func `subclasses of Foundation's classes`() throws {
      try check(opaque(Encoder()), \.number, 1, 2)
      try check(opaque(Encoder()), \Encoder.outputFormatting, .prettyPrinted, .sortedKeys)
    }

    @Test(arguments: backends)
    func `a class under one whose library may add members`(backend: HookBackend) throws {
      try check(opaque(PreciseMeter()), \Meter.reading, 1, 2, backends: [backend])
      try check(opaque(Meter()), \Meter.name, "one", "two", backends: [backend])
      try check(opaque(Meter()), \Device.level, 1, 2, backends: [backend])
      try check(opaque(Meter()), \Device.size, Size(3, 4), Size(5, 6), backends: [backend])
      let meter = opaque(PreciseMeter())
      meter.reading = 5
      let token = try hookInstead(
        targetClass: Meter.self,
        calling: { (meter: Meter, steps: Int) in meter.measure(steps) }, backend: backend
      ) { $2($0, $1 + 1) * 10 }
      #expect((meter as Meter).measure(1) == 10_070)
      token.cancelHook()
      #expect(throws: HookError.signatureMismatch(class: "StableFixtures.Device")) {
        try hookBefore(
          targetClass: Device.self,
          calling: { (device: Device, size: Size) in device.resize(size) }, backend: backend
        ) { _, _ in }
      }
    }

    @Test func `what is no member of the class itself is refused`() {
      func refuses<Value>(
        _ path: KeyPath<Oddities, Value>, _ error: HookError,
        location: SourceLocation = #_sourceLocation
      ) {
        #expect(throws: error, sourceLocation: location) {
          try hookBefore(targetClass: Oddities.self, getting: path) {}
        }
      }
      let name = "HookFixtures.Oddities"
      refuses(\.inExtension, .notDispatched(member: "Int property of Oddities", class: name))
      refuses(\.label, .notDispatched(member: "String property of Oddities", class: name))
      refuses(\.[3], .severalComponents("String property of Oddities"))
      refuses(\.inner.number, .severalComponents("Int property of Oddities"))
      refuses(
        (\Oddities.inner).appending(path: \.number), .severalComponents("Int property of Oddities"))
      refuses(\.pointer!, .severalComponents("UnsafeMutableRawPointer property of Oddities"))
      refuses(\.self, .severalComponents("Oddities property of Oddities"))
      #expect(throws: HookError.severalComponents("Int property of Lookup")) {
        try hookBefore(targetClass: Lookup.self, setting: \.number) {}
      }
    }

    @Test func `a local class without overrides is refused, and nothing of it runs`() {
      class Local {
        var any: Any = 5
        var function: () -> Int = { 3 }
        var box = Box(0)
        var number: Int { box.number }
      }
      func isRefused<Value>(_ path: KeyPath<Local, Value>) -> Bool {
        do {
          try hookBefore(targetClass: Local.self, getting: path) {}
          return false
        } catch HookError.notDispatched {
          return true
        } catch {
          return false
        }
      }
      #expect(isRefused(\.any))
      #expect(isRefused(\.function))
      #expect(isRefused(\.box))
      #expect(isRefused(\.number))
    }
  }
}
