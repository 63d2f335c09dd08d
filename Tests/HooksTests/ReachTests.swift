import Foundation
import HookFixtures
import Testing
import UIEnvironmentHooks

private final class FinalSubclass: Firm {}

class OwnClass {
  var value = 0 { didSet { Sink.count &+= 1 } }
}

extension HooksTests {
  /// The table of what hooks reach stands in the documentation; this makes it anew and compares.
  @Suite(.serialized) struct ReachTests {
    private static let document = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/hooks-reach.md")

    #if DEBUG
      private static let column = 2
    #else
      private static let column = 3
    #endif

    /// Whether a hook on a property is told of what `body` does.
    private func reaches<Target: AnyObject>(
      _ path: ReferenceWritableKeyPath<Target, Int>, _ body: () -> Void
    ) throws -> Bool {
      guard HookDiagnostics(setting: path).isReachable else { return false }
      var count = 0
      let token = try hookBefore(targetClass: Target.self, setting: path) { count += 1 }
      body()
      token.cancelHook()
      return count == 1
    }

    /// Whether a hook on the end of a class's objects is told of one that ends in `body`.
    private func reachesEnd(_ body: () -> Void) throws -> Bool {
      var count = 0
      let token = try hookDeallocBefore(targetClass: OwnClass.self) { count += 1 }
      body()
      token.cancelHook()
      return count == 1
    }

    @inline(never) private func useLocally() {
      let object = OwnClass()
      object.value = 1
      Sink.count &+= object.value
    }
    @inline(never) private func setLocalInlinable() {
      let object = Inlinable()
      object.value = 1
    }
    @inline(never) private func setLocalDynamic() {
      let object = Inlinable()
      object.dynamicValue = 1
    }
    @inline(never) private func setLocalFirm() {
      let object = Firm()
      object.value = 1
    }
    @inline(never) private func set(_ object: FinalSubclass) { object.value = 1 }
    @inline(never) func set(_ object: OwnClass) { object.value = 1 }

    private func rows() throws -> [(String, Bool)] {
      let firm = opaque(Firm())
      let early: Firm = opaque(GenericFirm(1))
      return [
        (
          "an `open` property, from another module",
          try reaches(\Firm.value) { firm.value = 1 }
        ),
        ("the same, by `+=`", try reaches(\Firm.value) { firm.value += 1 }),
        (
          "the same, through a key path",
          try reaches(\Firm.value) { firm[keyPath: opaque(\Firm.value)] = 1 }
        ),
        ("the same, in the class's own module", try reaches(\Firm.value) { OwnModule.set(firm) }),
        (
          "an override that calls `super`, told once",
          try reaches(\Firm.value) { (opaque(Overriding()) as Firm).value = 1 }
        ),
        (
          "an object made in the same function, its init not to be inlined",
          try reaches(\Firm.value) { setLocalFirm() }
        ),
        (
          "the same, in the class's own module",
          try reaches(\Firm.value) { OwnModule.makeFirm() }
        ),
        (
          "an object made in the same function, its init open to inlining",
          try reaches(\Inlinable.value) { setLocalInlinable() }
        ),
        (
          "the same, in the class's own module",
          try reaches(\Inlinable.value) { OwnModule.makeInlinable() }
        ),
        (
          "the same, the property `dynamic`",
          try reaches(\Inlinable.dynamicValue) { setLocalDynamic() }
        ),
        (
          "a `public` property, from another module",
          try reaches(\Inlinable.publicValue) { opaque(Inlinable()).publicValue = 1 }
        ),
        (
          "a `public` property, in its own module",
          try reaches(\Inlinable.publicValue) { OwnModule.setPublic(opaque(Inlinable())) }
        ),
        (
          "an inherited `open` property of a final class",
          try reaches(\Firm.value) { set(opaque(FinalSubclass())) }
        ),
        (
          "a property of a class that only its own module knows",
          try reaches(\OwnClass.value) { set(opaque(OwnClass())) }
        ),
        ("what an init assigns", try reaches(\Firm.value) { _ = opaque(Firm(assigning: 1)) }),
        (
          "an instance of a generic subclass that was there before the hook",
          try reaches(\Firm.value) { early.value = 1 }
        ),
        (
          "an instance of a generic subclass that came after it",
          try reaches(\Firm.value) { (opaque(GenericFirm("new")) as Firm).value = 1 }
        ),
        (
          "the same, its class overriding the property",
          try reaches(\Firm.value) { (opaque(GenericOverriding<Int>()) as Firm).value = 1 }
        ),
        ("the end of an object", try reachesEnd { _ = opaque(OwnClass()) }),
        ("the end of an object that never leaves its function", try reachesEnd { useLocally() }),
      ]
    }

    @Test func `the documented table is true`() throws {
      let table = try String(contentsOf: ReachTests.document, encoding: .utf8)
        .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      let documented = table.map { "\($0[0]): \($0[ReachTests.column - 1])" }
      let found = try rows().map { "\($0.0): \($0.1 ? "yes" : "no")" }
      #expect(documented == found, "\n\(found.joined(separator: "\n"))")
    }
  }
}
