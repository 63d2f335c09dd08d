extension HookToken {
  /// Cancels every hook on a class that the module declares, or that inherits from such a class.
  ///
  /// For the end of a test: a hook on a whole class would otherwise be met by the tests after it. Hooks on
  /// single objects are left alone, since they go when their object goes. Tokens of what is cancelled
  /// are no longer active. Hooks of all backends and on any thread are reached, those that a test running
  /// at the same time has installed among them: let tests that hook the same classes take turns.
  ///
  /// - Parameter module: The module's name as source files import it.
  /// - Complexity: Linear in the number of hooks.
  public static func cancelClassHooks(declaredIn module: String) {
    let isDeclared = { (type: ClassMetadata) in
      type.lineage.contains { $0.moduleName == module[...] }
    }
    Engine.shared.cancelClassHooks(where: isDeclared)
    AnnouncedHooks.shared.cancelClassHooks(where: isDeclared)
  }
}

extension ClassMetadata {
  /// The name of the module that declares the class: what stands before the first period of its name.
  fileprivate var moduleName: Substring { name.prefix { $0 != "." } }
}
