// What the language itself can do: the least that any implementation in Swift would take.

import BenchmarkSupport

class Member {
  var generation = 0
  var value = "en_US"
  unowned(unsafe) var parent: Member?

  init() {}

  func told() {}
}

final class ListeningMember: Member {
  var count = 0
  override func told() { count &+= 1 }
}

var generation = 0

/// A value that each member keeps, and a check whether it still holds.
@inline(never)
func read(_ member: Member) -> String {
  if member.generation != generation { member.generation = generation }
  return member.value
}

/// The root's value, sought by walking up.
@inline(never)
func walk(_ member: Member) -> String {
  var member = member
  while let parent = member.parent { member = parent }
  return member.value
}

let recorder = Recorder("limit in Swift")
for shape in recorder.shapes {
  var members: [Member] = []
  for index in 0..<shape.count {
    members.append(ListeningMember())
    if index > 0 { members[index].parent = members[shape.parents[index]] }
  }
  let all = Unretained(members)
  let deepest = members[shape.deepest]
  let runs = recorder.runs(shape)
  recorder.measure("R1", shape.name, .nanoseconds, per: 5000, runs: 40) { _ in
    for _ in 0..<5000 { Sink.take(read(deepest)) }
  }
  recorder.measure("R1 walking up", shape.name, .nanoseconds, per: 500, runs: 40) { _ in
    for _ in 0..<500 { Sink.take(walk(deepest)) }
  }
  recorder.measure("R2", shape.name, .nanoseconds, per: shape.count, runs: runs) { _ in
    all.forEach { Sink.take(read($0)) }
  }
  recorder.measure("W1", shape.name, .nanoseconds, per: shape.count, runs: runs) { _ in
    all.forEach { $0.told() }
  }
  if shape.count >= 1000 {
    let ten = members.indices.filter(shape.isOneOfTen).map { members[$0] }
    recorder.measure("W2", shape.name, .microseconds, per: 100, runs: 40) { _ in
      for _ in 0..<100 { for member in ten { member.told() } }
    }
  }
}
