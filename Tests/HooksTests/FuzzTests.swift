import Foundation
import HookFixtures
import Testing
import UIEnvironmentHooks

/// A line of three classes, each overriding the middle property.
open class Rank0 {
  @inline(never) public init() {}
  open var number = 0 { didSet { note("original") } }
  public var note: (String) -> Void = { _ in }
}
open class Rank1: Rank0 {
  open override var number: Int { didSet {} }
}
open class Rank2: Rank1 {}

extension HooksTests {
  @Suite(.serialized) struct FuzzTests {
    /// The numbers of a linear congruential generator: the same in each run.
    struct Dice: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
      }
    }

    final class Log { var events: [String] = [] }

    /// How many steps are taken with each backend: the environment's word, else a hundred thousand.
    private static let steps =
      ProcessInfo.processInfo.environment["UIENVIRONMENT_FUZZ_STEPS"].flatMap { Int($0) } ?? 100_000

    @Test(arguments: [HookBackend.direct, .libffi])
    func `random hooks and cancellations follow the order model`(backend: HookBackend) throws {
      var dice = Dice(state: 42)
      let log = Log()
      let objects = [Rank0(), Rank1(), Rank2(), Rank0(), Rank1(), Rank2()].map { opaque($0) }
      for object in objects { object.note = { log.events.append($0) } }
      var model = OrderModel()
      var tokens: [(id: Int, token: HookToken)] = []
      for step in 0..<Self.steps {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<3 where tokens.count < 12:
          let entry = OrderModel.Entry(
            id: step, kind: OrderModel.Kind.allCases.randomElement(using: &dice)!,
            depth: Int.random(in: 0..<3, using: &dice),
            object: Bool.random(using: &dice) ? Int.random(in: 0..<6, using: &dice) : nil,
            continues: Int.random(in: 0..<4, using: &dice) > 0)
          tokens.append((step, try install(entry, objects, log, backend)))
          model.entries.append(entry)
        case 3..<5 where !tokens.isEmpty:
          let index = Int.random(in: tokens.indices, using: &dice)
          let (id, token) = tokens.remove(at: index)
          token.cancelHook()
          token.cancelHook()
          model.entries.removeAll { $0.id == id }
        default:
          let object = Int.random(in: 0..<6, using: &dice)
          log.events = []
          objects[object].number = step
          let expected = model.events(object: object, depth: object % 3)
          guard log.events == expected else {
            Issue.record("step \(step): \(log.events) instead of \(expected)")
            return
          }
        }
      }
      for (_, token) in tokens { token.cancelHook() }
    }

    private func install(
      _ entry: OrderModel.Entry, _ objects: [Rank0], _ log: Log, _ backend: HookBackend
    ) throws -> HookToken {
      let id = entry.id
      if let index = entry.object {
        let object = objects[index]
        switch entry.kind {
        case .before:
          return try hookBefore(object: object, setting: \.number, backend: backend) {
            log.events.append("before \(id)")
          }
        case .after:
          return try hookAfter(object: object, setting: \.number, backend: backend) {
            log.events.append("after \(id)")
          }
        case .instead:
          return try hookInstead(object: object, setting: \.number, backend: backend) { original in
            log.events.append("in \(id)")
            if entry.continues { original() }
            log.events.append("out \(id)")
          }
        }
      }
      switch entry.depth {
      case 0: return try install(entry, on: Rank0.self, \.number, log, backend)
      case 1: return try install(entry, on: Rank1.self, \.number, log, backend)
      default: return try install(entry, on: Rank2.self, \.number, log, backend)
      }
    }

    private func install<Target: AnyObject>(
      _ entry: OrderModel.Entry, on type: Target.Type,
      _ path: ReferenceWritableKeyPath<Target, Int>, _ log: Log, _ backend: HookBackend
    ) throws -> HookToken {
      let id = entry.id
      switch entry.kind {
      case .before:
        return try hookBefore(targetClass: type, setting: path, backend: backend) {
          log.events.append("before \(id)")
        }
      case .after:
        return try hookAfter(targetClass: type, setting: path, backend: backend) {
          log.events.append("after \(id)")
        }
      case .instead:
        return try hookInstead(targetClass: type, setting: path, backend: backend) { original in
          log.events.append("in \(id)")
          if entry.continues { original() }
          log.events.append("out \(id)")
        }
      }
    }
  }
}
