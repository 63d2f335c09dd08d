import Foundation

/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private var listed: [WeakWindow] = []
  let traitNode = TraitNode()

  @inline(never)
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    registerForLegacyTraitChanges()
    traitNode.move(to: TraitHierarchy.root)
  }

  /// The screen on which the scene shows its windows.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's windows that are alive, the hindmost first: by level, then in the order in which they
  /// joined.
  ///
  /// The scene does not keep them alive.
  open var windows: [UIWindow] {
    let alive = listed.compactMap(\.window).enumerated()
    return alive.sorted { first, second in
      let levels = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return levels.0 == levels.1 ? first.offset < second.offset : levels.0 < levels.1
    }.map(\.element)
  }

  /// The key window, if it is one of this scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The scene's traits; its windows and all in them inherit them.
  open var traitCollection: UITraitCollection { traitNode.collectionForReader }

  /// The traits that the scene sets for itself and its windows, from the next update on.
  open var traitOverrides: UITraitOverrides {
    get { programOverrides }
    set { setProgramOverrides(newValue) }
  }

  /// Tells the scene that some of its traits changed, after all handlers; does nothing unless
  /// overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func list(_ window: UIWindow) {
    unlist(window)
    listed.append(WeakWindow(window: window))
  }

  func unlist(_ window: UIWindow) {
    listed.removeAll { $0.window == nil || $0.window === window }
  }
}

/// An entry of a list that keeps no window alive.
struct WeakWindow {
  weak var window: UIWindow?
}
