/// The hooks that apply to one intercepted word at one time. Immutable, so that calls read it without a
/// lock; a change makes another snapshot.
final class HookSnapshot {
  let classLayer: ListenerLayer
  private let objects: [UnsafeRawPointer]
  private let layers: [ListenerLayer]
  let onlyClassBefores: Bool

  /// Takes hooks in the order of their installation.
  init(_ hooks: [Hook]) {
    var ofObjects: [UnsafeRawPointer: [Hook]] = [:]
    var ofClass: [Hook] = []
    for hook in hooks {
      if let object = hook.object {
        ofObjects[object, default: []].append(hook)
      } else {
        ofClass.append(hook)
      }
    }
    classLayer = ofClass.isEmpty ? .empty : ListenerLayer(ofClass)
    objects = ofObjects.keys.sorted()
    layers = objects.map { ListenerLayer(ofObjects[$0] ?? []) }
    onlyClassBefores = objects.isEmpty && classLayer.onlyObservesBefore
  }

  /// The layer of one object; nil when it has no hooks of its own.
  func layer(ofObject object: UnsafeRawPointer) -> ListenerLayer? {
    var low = 0
    var high = objects.count
    while low < high {
      let middle = (low + high) / 2
      if objects[middle] < object { low = middle + 1 } else { high = middle }
    }
    return low < objects.count && objects[low] == object ? layers[low] : nil
  }
}
