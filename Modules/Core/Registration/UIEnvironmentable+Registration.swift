extension UIEnvironmentable {
  /// Calls the handler whenever a key that one of the key paths reads has changed for this object.
  ///
  /// Only the keys that the paths really read count, found anew after each change: a path over two
  /// keys depends on both. The handler runs on the main actor in the same pass as
  /// ``UIEnvironmentUpdating/updateEnvironment()``, right after that method of the same object, once
  /// however many of the keys changed together. It is not called at registration.
  ///
  /// ```swift
  /// label.registerForEnvironmentChanges(\.locale, \.timeZone) { (label, former) in
  ///   label.showDate()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPaths: what to depend on.
  ///   - handler: gets this object (use the parameter: capturing the object itself keeps it alive
  ///     forever) and values that read, for the keys depended on, as they were before the change.
  /// - Returns: the means to end the registration, which otherwise lasts as long as this object.
  @discardableResult
  public func registerForEnvironmentChanges<each Value>(
    _ keyPaths: repeat KeyPath<UIEnvironmentValues, each Value>,
    handler: @escaping @MainActor (_ object: Self, _ former: UIEnvironmentValues) -> Void
  ) -> UIEnvironmentChangeRegistration {
    let registration = UIEnvironmentChangeRegistration(
      node: environmentNode,
      follow: { values in
        for keyPath in repeat each keyPaths { _ = values[keyPath: keyPath] }
      },
      handler: { [weak self] former in
        if let self { handler(self, former) }
      })
    EnvironmentRegistrations.shared.add(registration, to: environmentNode)
    return registration
  }
}
