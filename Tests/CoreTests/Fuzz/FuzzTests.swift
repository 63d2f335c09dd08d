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
    return 3_000
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
    let run = FuzzRun(seed: seed, nodeCount: nodes, keyCount: keys, incomparable: incomparable)
    guard let mismatch = run.firstMismatch(within: fuzzSteps) else { return }
    let replay = FuzzRun(seed: seed, nodeCount: nodes, keyCount: keys, incomparable: incomparable)
    _ = replay.firstMismatch(within: mismatch.number)
    Issue.record("before: \(replay.model.description)\n\(mismatch.description)")
  }
}

/// Engine and model side by side under one sequence of steps.
@MainActor
private final class FuzzRun {
  struct Mismatch {
    let number: Int
    let description: String
  }

  let model: FuzzModel
  private let subject: FuzzSubject
  private var generator: FuzzGenerator

  init(seed: Int, nodeCount: Int, keyCount: Int, incomparable: Set<Int>) {
    let isUpdating = { (index: Int) in index % 3 != 0 }
    model = FuzzModel(
      nodeCount: nodeCount, keyCount: keyCount, incomparable: incomparable, isUpdating: isUpdating)
    subject = FuzzSubject(
      nodeCount: nodeCount, keyCount: keyCount, incomparable: incomparable, isUpdating: isUpdating)
    generator = FuzzGenerator(seed: UInt64(seed), nodeCount: nodeCount, keyCount: keyCount)
  }

  func firstMismatch(within steps: Int) -> Mismatch? {
    for number in 0..<steps {
      let step = generator.step()
      model.run(step)
      subject.run(step)
      guard agree() else {
        return Mismatch(
          number: number,
          description: """
            step \(number): \(step)
            engine: \(subject.log)
            model:  \(model.log)
            not informed: \(model.uninformed)
            """)
      }
    }
    return nil
  }

  private func agree() -> Bool {
    let node = generator.numbers.below(model.nodes.count)
    let key = generator.numbers.below(model.keyCount)
    return model.log == subject.log
      && model.value(of: key, at: model.nodes[node])
        == subject.value(of: key, at: subject.hosts[node])
      && model.uninformed.isEmpty
  }
}
