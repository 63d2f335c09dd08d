import Foundation
import Testing
import UIEnvironmentCore

/// How many steps a fuzz test takes: the environment's word, else what suits the build.
let fuzzSteps: Int = {
  if let text = ProcessInfo.processInfo.environment["UIENVIRONMENT_FUZZ_STEPS"],
    let steps = Int(text)
  {
    return steps
  }
  #if DEBUG
    return 20_000
  #else
    return 250_000
  #endif
}()

@MainActor @Suite(.serialized) struct FuzzTests {
  /// Many nodes and few keys, few nodes and many keys, and a tree small enough that callbacks meet.
  @Test(arguments: [
    (seed: 1, nodes: 40, keys: 3, incomparable: Set([2])),
    (seed: 2, nodes: 8, keys: 3, incomparable: Set<Int>()),
    (seed: 3, nodes: 20, keys: 80, incomparable: Set([5, 70])),
    (seed: 4, nodes: 6, keys: 2, incomparable: Set([1])),
  ])
  func `engine and model agree on values, on who is told and in which order`(
    seed: Int, nodes: Int, keys: Int, incomparable: Set<Int>
  ) {
    let isUpdating = { (index: Int) in index % 3 != 0 }
    let model = FuzzModel(
      nodeCount: nodes, keyCount: keys, incomparable: incomparable, isUpdating: isUpdating)
    let subject = FuzzSubject(
      nodeCount: nodes, keyCount: keys, incomparable: incomparable, isUpdating: isUpdating)
    var generator = FuzzGenerator(seed: UInt64(seed), nodeCount: nodes, keyCount: keys)
    for number in 0..<fuzzSteps {
      let step = generator.step()
      model.run(step)
      subject.run(step)
      let (node, key) = (generator.numbers.below(nodes), generator.numbers.below(keys))
      let agrees =
        model.log == subject.log && model.uninformed.isEmpty
        && model.value(of: key, at: model.nodes[node])
          == subject.value(of: key, at: subject.hosts[node])
      guard agrees else {
        Issue.record(
          """
          step \(number), \(step): engine \(subject.log), model \(model.log), \
          not informed \(model.uninformed)
          """)
        return
      }
    }
  }
}
