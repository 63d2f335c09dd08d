import Foundation
import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct ThreadTests {
    /// Counts from any thread.
    final class Counter: @unchecked Sendable {
      private let lock = NSLock()
      private var number = 0
      func add() { lock.withLock { number += 1 } }
      var value: Int { lock.withLock { number } }
    }

    @Test(arguments: backends)
    func `eight threads call while one hooks and cancels`(backend: HookBackend) throws {
      let rounds = 300
      let lasting = Counter()
      let passing = Counter()
      let ended = Counter()
      let token = try hookInstead(targetClass: Fleeting.self, setting: \.number, backend: backend) {
        lasting.add()
        $2($0, $1)
      }
      DispatchQueue.concurrentPerform(iterations: 9) { thread in
        if thread == 0 {
          for round in 0..<rounds {
            do {
              let tokens = [
                try hookBefore(targetClass: Fleeting.self, setting: \.number) { passing.add() },
                try hookAfter(targetClass: Fleeting.self, setting: \.number) { passing.add() },
                try hookDeallocBefore(targetClass: Fleeting.self) { passing.add() },
              ]
              tokens[round % 3].cancelHook()
              for token in tokens { token.cancelHook() }
            } catch {
              Issue.record(error)
            }
          }
        } else {
          for round in 1...rounds {
            let object = opaque(Fleeting("thread") { _ in ended.add() })
            object.number = round
            if object.number != round { Issue.record("a write was lost") }
            if round % 10 == 0 {
              do {
                try hookBefore(object: object, setting: \.number) { passing.add() }
              } catch {
                Issue.record(error)
              }
              object.number = -1
            }
          }
        }
      }
      token.cancelHook()
      #expect(lasting.value == 8 * (rounds + rounds / 10))
      #expect(ended.value == 8 * rounds)
    }

    @Test(arguments: backends)
    func `hooks cancelled on other threads during a call are told at most that once`(
      backend: HookBackend
    ) throws {
      let told = Counter()
      for round in 1...100 {
        let object = opaque(Fleeting("thread") { _ in })
        let tokens = try (0..<8).map { _ in
          try hookInstead(targetClass: Fleeting.self, setting: \.number, backend: backend) {
            told.add()
            $2($0, $1)
          }
        }
        nonisolated(unsafe) let shared = object
        DispatchQueue.concurrentPerform(iterations: 9) { thread in
          if thread == 0 {
            shared.number = round
          } else {
            tokens[thread - 1].cancelHook()
          }
        }
        #expect(object.number == round && !tokens.contains(where: \.isActive))
        let before = told.value
        object.number = 0
        #expect(told.value == before && before <= 8 * round)
      }
    }
  }
}
