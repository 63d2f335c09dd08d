extension UIEnvironmentable {
  /// Sets a value of the environment for this object and everything below it, and returns the object.
  ///
  /// The value is read here and by every descendant, down to the next one that sets the same key
  /// itself; reads see it at once. Those whose value changed are then told, parents first, before
  /// this method returns. A value equal to the one set here before changes nothing and tells nobody.
  ///
  /// A key path may lead into a value, such as `\.locale.calendar`, or through a property over several
  /// keys: what this object resolves now is the starting point, and each key that the path's setter
  /// writes is set here, in one go.
  ///
  /// A write costs a step for each listener of the key below, whatever the size of the tree; the
  /// first one after the tree has changed also finds the listeners again.
  @discardableResult
  public func environment<Value>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>, _ value: Value
  ) -> Self {
    followTree()
    var values = UIEnvironmentValues(source: environmentNode)
    values[keyPath: keyPath] = value
    environmentNode.applyAndMirror(overrides: values.written, removing: [])
    return self
  }

  /// Lets this object inherit again what the key path names.
  ///
  /// Each key that the path's setter writes is no longer set here. Those for whom that changed the
  /// value are told. Where nothing was set, nothing happens.
  public func removeEnvironment<Value>(_ keyPath: WritableKeyPath<UIEnvironmentValues, Value>) {
    followTree()
    environmentNode.applyAndMirror(overrides: [], removing: slots(writtenThrough: keyPath))
  }

  /// Returns whether a key that the path's setter writes is set on this object itself.
  public func hasEnvironmentOverride<Value>(
    _ keyPath: WritableKeyPath<UIEnvironmentValues, Value>
  ) -> Bool {
    slots(writtenThrough: keyPath).contains { environmentNode.hasOverride(of: $0) }
  }

  /// Returns the value that this object resolves: its own, else that of the nearest ancestor that
  /// sets it, else the key's default.
  ///
  /// Works on any object, in a window or not, and never loads a view. Its cost does not depend on
  /// the depth.
  public func environmentValue<Value>(_ keyPath: KeyPath<UIEnvironmentValues, Value>) -> Value {
    environmentNode.followHost()
    return UIEnvironmentValues(source: environmentNode)[keyPath: keyPath]
  }

  /// Sees where a tree that does not say when it changes now has this object and those below it.
  private func followTree() {
    environmentNode.followHost()
    environmentNode.followHostsBelow()
  }

  /// The keys that the path's setter writes, found by writing back what is there.
  private func slots<Value>(
    writtenThrough keyPath: WritableKeyPath<UIEnvironmentValues, Value>
  ) -> [AnySlot] {
    var values = UIEnvironmentValues(source: environmentNode)
    let value = values[keyPath: keyPath]
    values[keyPath: keyPath] = value
    return values.written.map(\.anySlot)
  }
}
