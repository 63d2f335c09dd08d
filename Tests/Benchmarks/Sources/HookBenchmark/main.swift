// What a hook costs a call, beside a plain call and a replacement by the compiler that does the same.

import BenchmarkSupport
import HookSubjects
import UIEnvironmentHooks

nonisolated(unsafe) var sum = 0

extension Subject {
  /// Does what a listener does before each write, then writes.
  @_dynamicReplacement(for:replaced)
  nonisolated var told: Int {
    get { replaced }
    set {
      sum &+= newValue
      replaced = newValue
    }
  }
}

/// Writes and calls in loops of their own, so that nothing is known of the object.
enum Calls {
  @inline(never) nonisolated static func set(_ subject: Subject, _ count: Int) {
    for number in 0..<count { subject.number = number }
  }
  @inline(never) nonisolated static func setReplaced(_ subject: Subject, _ count: Int) {
    for number in 0..<count { subject.replaced = number }
  }
  @inline(never) nonisolated static func increase(_ subject: Subject, _ count: Int) {
    for _ in 0..<count { subject.number += 1 }
  }
  @inline(never) nonisolated static func read(_ subject: Subject, _ count: Int) {
    for _ in 0..<count { sum &+= subject.number }
  }
  @inline(never) nonisolated static func set(_ subject: Subject, _ text: String, _ count: Int) {
    for _ in 0..<count { subject.text = text }
  }
  @inline(never) nonisolated static func add(_ subject: Subject, _ count: Int) {
    for number in 0..<count { sum &+= subject.add(number) }
  }
}

/// Hooks that were written in no actor's context.
enum Hooks {
  nonisolated static func before(_ backend: HookBackend) throws -> HookToken {
    try hookBefore(targetClass: Subject.self, setting: \.number, backend: backend) { sum &+= $1 }
  }
  nonisolated static func after(_ backend: HookBackend) throws -> HookToken {
    try hookAfter(targetClass: Subject.self, setting: \.number, backend: backend) { sum &+= $1 }
  }
  nonisolated static func instead(_ backend: HookBackend) throws -> HookToken {
    try hookInstead(targetClass: Subject.self, setting: \.number, backend: backend) { $2($0, $1) }
  }
  nonisolated static func before(
    _ subject: Subject, _ backend: HookBackend
  ) throws -> HookToken {
    try hookBefore(object: subject, setting: \.number, backend: backend) { sum &+= $1 }
  }
  nonisolated static func beforeText(_ backend: HookBackend) throws -> HookToken {
    try hookBefore(targetClass: Subject.self, setting: \.text, backend: backend) {
      sum &+= $1.utf8.count
    }
  }
  nonisolated static func beforeAdding(_ backend: HookBackend) throws -> HookToken {
    try hookBefore(targetClass: Subject.self, calling: { $0.add(1) }, backend: backend) {
      sum &+= 1
    }
  }
  nonisolated static func insteadOfAdding(_ backend: HookBackend) throws -> HookToken {
    try hookInstead(
      targetClass: Subject.self,
      calling: { (subject: Subject, number: Int) in subject.add(number) }, backend: backend
    ) { $2($0, $1) }
  }
  nonisolated static func afterReading(_ backend: HookBackend) throws -> HookToken {
    try hookAfter(targetClass: Subject.self, getting: \.number, backend: backend) { sum &+= $1 }
  }
}

let count = 20_000
let subject = Subject()
let other = Subject()
let text = String(repeating: "text ", count: subject.number + 8)

func measure(
  _ contender: String, _ workload: String, _ token: HookToken? = nil,
  _ body: (Subject, Int) -> Void, on target: Subject = subject
) {
  Recorder(contender).measure("hook", workload, .nanoseconds, per: count, runs: 60) { _ in
    body(target, count)
  }
  token?.cancelHook()
}

measure("plain", "set Int", nil, Calls.set)
measure("plain", "set String", nil, { Calls.set($0, text, $1) })
measure("plain", "increase", nil, Calls.increase)
measure("plain", "read", nil, Calls.read)
measure("plain", "method", nil, Calls.add)
measure("dynamicReplacement", "before", nil, Calls.setReplaced)
for backend in [HookBackend.direct, .libffi] {
  let name = backend.rawValue
  measure(name, "before", try Hooks.before(backend), Calls.set)
  measure(name, "no hook left", nil, Calls.set)
  measure(name, "after", try Hooks.after(backend), Calls.set)
  measure(name, "instead", try Hooks.instead(backend), Calls.set)
  measure(name, "before, one object", try Hooks.before(subject, backend), Calls.set)
  measure(name, "before, another object", try Hooks.before(subject, backend), Calls.set, on: other)
  measure(name, "before String", try Hooks.beforeText(backend), { Calls.set($0, text, $1) })
  measure(name, "before, in place", try Hooks.before(backend), Calls.increase)
  measure(name, "after reading", try Hooks.afterReading(backend), Calls.read)
  measure(name, "before method", try Hooks.beforeAdding(backend), Calls.add)
  measure(name, "instead of method, typed", try Hooks.insteadOfAdding(backend), Calls.add)
  measure(
    name, "before, main actor",
    try hookBefore(targetClass: Subject.self, setting: \.number, backend: backend) { sum &+= $1 },
    Calls.set)
}
