import Foundation
import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  /// Each kind of value goes through a setter and a getter unharmed, whatever listens.
  @Suite(.serialized) struct ValueTests {
    private func check<Value>(
      _ path: ReferenceWritableKeyPath<Gallery, Value>, _ first: Value, _ second: Value,
      _ backend: HookBackend, _ isSame: (Value, Value) -> Bool,
      location: SourceLocation = #_sourceLocation
    ) throws {
      let gallery = opaque(Gallery())
      var log: [String] = []
      var values: [Value] = []
      func note(_ what: String, _ value: Value) {
        log.append(what)
        values.append(value)
      }
      let before = try hookBefore(targetClass: Gallery.self, setting: path, backend: backend) {
        note("before", $1)
      }
      gallery[keyPath: path] = first
      #expect(log == ["before"], sourceLocation: location)
      #expect(isSame(values[0], first), sourceLocation: location)
      #expect(isSame(gallery[keyPath: path], first), sourceLocation: location)

      let after = try hookAfter(targetClass: Gallery.self, setting: path, backend: backend) {
        note("after", $1)
      }
      let instead = try hookInstead(targetClass: Gallery.self, setting: path, backend: backend) {
        gallery, value, original in
        note("instead", value)
        original(gallery, value)
        original(gallery, second)
      }
      gallery[keyPath: path] = first
      #expect(
        log == ["before", "instead", "before", "after", "before", "after"],
        sourceLocation: location)
      #expect(isSame(values[1], first) && isSame(values[5], second), sourceLocation: location)
      #expect(isSame(gallery[keyPath: path], second), sourceLocation: location)
      for token in [before, after, instead] { token.cancelHook() }

      log = []
      values = []
      let read = try hookAfter(targetClass: Gallery.self, getting: path, backend: backend) {
        note("read", $1)
      }
      #expect(isSame(gallery[keyPath: path], second), sourceLocation: location)
      #expect(log == ["read"] && isSame(values[0], second), sourceLocation: location)
      read.cancelHook()
      let replaced = try hookInstead(object: gallery, getting: path, backend: backend) {
        note("original", $1($0))
        return first
      }
      #expect(isSame(gallery[keyPath: path], first), sourceLocation: location)
      #expect(log == ["read", "original"] && isSame(values[1], second), sourceLocation: location)
      replaced.cancelHook()
      #expect(isSame(gallery[keyPath: path], second), sourceLocation: location)
    }

    private func check<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<Gallery, Value>, _ first: Value, _ second: Value,
      _ backend: HookBackend, location: SourceLocation = #_sourceLocation
    ) throws {
      try check(path, first, second, backend, ==, location: location)
    }

    @Test(arguments: backends)
    func `numbers and Booleans`(backend: HookBackend) throws {
      try check(\.int, 5, .min, backend)
      try check(\.int8, -5, 9, backend)
      try check(\.uint16, 5, .max, backend)
      try check(\.double, 0.25, -1e300, backend)
      try check(\.float, 0.25, 3e30, backend)
      try check(\.bool, true, false, backend)
      try check(\.optionalInt, 5, nil, backend)
      try check(\.optionalDouble, nil, 2.5, backend)
    }

    @Test(arguments: backends)
    func `strings and collections`(backend: HookBackend) throws {
      let long = "a string that is too long for two words, \(opaque(1))"
      try check(\.string, long, "b", backend)
      try check(\.optionalString, nil, long, backend)
      try check(\.array, [opaque(1), 2], [], backend)
      try check(\.dictionary, [long: 1], ["b": 2], backend)
    }

    @Test(arguments: backends)
    func `structs of zero to five words`(backend: HookBackend) throws {
      let long = "a string that is too long for two words, \(opaque(1))"
      try check(\.empty, Empty(), Empty(), backend)
      try check(\.void, (), (), backend) { _, _ in true }
      try check(\.oneWord, OneWord(1), OneWord(2), backend)
      try check(\.twoWords, TwoWords(1, 2), TwoWords(3, 4), backend)
      try check(\.mixed, Mixed(1, 2.5, 3), Mixed(4, 5.5, 6), backend)
      try check(\.rectangle, Rectangle(1, 2, 3, 4), Rectangle(5, 6, 7, 8), backend)
      try check(\.fourWords, FourWords(1, long, 2), FourWords(3, "b", 4), backend)
      try check(\.fiveWords, FiveWords(1, long), FiveWords(7, "b"), backend)
      try check(\.small, Small(true, 2, 0.5), Small(false, -3, 1.5), backend)
    }

    @Test(arguments: backends)
    func `enumerations`(backend: HookBackend) throws {
      let long = "a string that is too long for two words, \(opaque(1))"
      try check(\.style, .dark, .light, backend)
      try check(\.payload, .text(long), .pair(1, 2), backend)
      try check(\.payload, .none, .number(3), backend)
    }

    @Test(arguments: backends)
    func `references and existentials`(backend: HookBackend) throws {
      let one = opaque(Box(1))
      let two = opaque(Box(2))
      try check(\.box, one, two, backend, ===)
      try check(\.optionalBox, one, nil, backend, ===)
      try check(\.weakBox, one, nil, backend, ===)
      try check(\.any, "text", 5, backend) { "\($0)" == "\($1)" }
      try check(\.shape, Square(3), Square(5), backend) { $0.sides == $1.sides }
      try check(\.error, Failure(1), nil, backend) { $0 as? Failure == $1 as? Failure }
      try check(\.metatype, Box.self, nil, backend, ==)
    }

    @Test(arguments: backends)
    func `closures`(backend: HookBackend) throws {
      let number = opaque(5)
      try check(\.closure, { $0 + number }, { $0 * number }, backend) { $0(3) == $1(3) }
      try check(\.optionalClosure, { "\($0 + number)" }, nil, backend) { $0?(3) == $1?(3) }
    }

    @Test(arguments: backends)
    func `values of Foundation`(backend: HookBackend) throws {
      try check(\.date, Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 6), backend)
      try check(\.url, URL(string: "http://a/b"), nil, backend)
      try check(\.locale, Locale(identifier: "fr_FR"), Locale(identifier: "de_DE"), backend)
      try check(\.calendar, Calendar(identifier: .buddhist), Calendar(identifier: .hebrew), backend)
      try check(\.timeZone, TimeZone(secondsFromGMT: 3600), nil, backend)
    }

    @Test func `vectors, which libffi cannot carry`() throws {
      try check(\.simd4, [1, 2, 3, 4], [5, 6, 7, 8], .direct)
      try check(\.simd8, [1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 0, 1, 0, 1, 0, 1], .direct)
      #expect(
        throws: HookError.unsupportedByBackend(
          .libffi, reason: "libffi carries 64 bits of a vector register")
      ) {
        try hookBefore(targetClass: Gallery.self, setting: \.simd4, backend: .libffi) {}
      }
    }

    @Test(arguments: backends)
    func `nothing that is set is released too often or kept`(backend: HookBackend) throws {
      final class Canary {
        nonisolated(unsafe) static var living = 0
        init() { Canary.living += 1 }
        deinit { Canary.living -= 1 }
      }
      do {
        let gallery = opaque(Gallery())
        func setAll() {
          for _ in 0..<20 {
            gallery.any = Canary()
            let captured = Canary()
            gallery.closure = {
              _ = captured
              return $0
            }
            gallery.fourWords = FourWords(1, "a rather long string \(opaque(2))", 3)
          }
        }
        var tokens = [
          try hookBefore(targetClass: Gallery.self, setting: \.any, backend: backend) {},
          try hookBefore(targetClass: Gallery.self, setting: \.closure, backend: backend) {},
        ]
        setAll()
        tokens += [
          try hookInstead(targetClass: Gallery.self, setting: \.any, backend: backend) {
            $2($0, $1)
          },
          try hookAfter(targetClass: Gallery.self, setting: \.any, backend: backend) { _, _ in },
          try hookInstead(targetClass: Gallery.self, setting: \.closure, backend: backend) {
            $2($0, $1)
          },
          try hookInstead(targetClass: Gallery.self, getting: \.any, backend: backend) { $1($0) },
        ]
        setAll()
        _ = gallery.any
        #expect(Canary.living == 2)
        for token in tokens { token.cancelHook() }
      }
      #expect(Canary.living == 0)
    }

    @Test(arguments: backends)
    func `observers alone neither keep nor release what is set`(backend: HookBackend) throws {
      final class Canary: @unchecked Sendable {
        nonisolated(unsafe) static var living = 0
        init() { Canary.living += 1 }
        deinit { Canary.living -= 1 }
      }
      struct Held: Error { let canary = Canary() }
      let gallery = opaque(Gallery())
      var seen = 0
      let tokens = [
        try hookAfter(targetClass: Gallery.self, setting: \.any, backend: backend) {
          if $1 is Canary { seen += 1 }
        },
        try hookAfter(targetClass: Gallery.self, setting: \.error, backend: backend) {
          if $1 is Held { seen += 1 }
        },
        try hookAfter(object: gallery, setting: \.string, backend: backend) { _, text in
          seen += text.utf8.count
        },
      ]
      let text = "a string that is too long for two words, \(opaque(1))"
      for _ in 0..<20 {
        gallery.any = Canary()
        gallery.error = Held()
        gallery.string = text + "!"
        #expect(Canary.living == 2 && gallery.string == text + "!")
      }
      #expect(seen == 40 + 20 * (text.utf8.count + 1))
      for token in tokens { token.cancelHook() }
      gallery.any = 0
      gallery.error = nil
      #expect(Canary.living == 0)
    }
  }
}
