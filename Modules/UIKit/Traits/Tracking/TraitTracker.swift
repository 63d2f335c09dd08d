/// Watches which traits one run of a method reads, of up to two objects.
///
/// The objects hand out collections that note what is read from them. A tracker is used by the one
/// thread that runs the method.
final class TraitTracker: @unchecked Sendable {
  /// What is watched of one object.
  final class Subject {
    let node: TraitNode
    private let plain: UITraitCollection
    private var noting: UITraitCollection?

    init(_ node: TraitNode, collection: UITraitCollection) {
      self.node = node
      plain = collection
    }

    /// The object's collection, which from now on notes what is read from it.
    var collection: UITraitCollection {
      if let noting { return noting }
      let collection = UITraitCollection(storage: plain.storage, reads: TraitReads())
      noting = collection
      return collection
    }

    /// Ends the watch, and returns what was read; `nil` if the collection was not even asked for.
    func close() -> TraitInterest? { noting?.reads?.close() }
  }

  let subjects: [Subject]

  init(_ subjects: [Subject]) {
    self.subjects = subjects
  }

  /// The tracker of the innermost method that runs now.
  @MainActor static var innermost: TraitTracker?

  /// The noting collection of a node, if it is watched.
  func collection(of node: TraitNode) -> UITraitCollection? {
    for subject in subjects where subject.node === node { return subject.collection }
    return nil
  }
}
