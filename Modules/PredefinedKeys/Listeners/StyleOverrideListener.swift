import Synchronization
import UIEnvironmentCore
import UIKit

/// Carries `overrideUserInterfaceStyle` of windows, views and controllers over into the environment.
///
/// By interception it is installed when `userInterfaceStyle` is first used: every
/// style that is set from then on is announced by itself. By explicit notification it installs nothing,
/// and the program says what it has set.
///
/// Out of its reach are calls that the compiler makes directly, as on a variable whose type is a final
/// subclass. In the headless UIKit the style is bridged to the trait of that name as well, which
/// carries those too, and styles that were set before: a style has one value, whoever says it first.
public final class StyleOverrideListener: Sendable {
  private struct State {
    var isDisabled = false
    var isDecided = false
    var token: PredefinedListenerToken?
  }

  let name = "overrideUserInterfaceStyle"
  private let state = Mutex(State())
  private let isSettled = Atomic(false)

  /// Leaves interception of this property out.
  ///
  /// - Throws: ``PredefinedListenerError/alreadyInUse(listener:)`` once the value was used.
  public func disable() throws(PredefinedListenerError) {
    SharedState.willChange()
    try state.withLock { (state) throws(PredefinedListenerError) in
      guard !state.isDecided else { throw .alreadyInUse(listener: name) }
      state.isDisabled = true
    }
  }

  /// The means to end the listener; `nil` while nothing is intercepted.
  public var token: PredefinedListenerToken? { state.withLock { $0.token } }

  var isDecided: Bool { state.withLock { $0.isDecided } }

  /// Installs the listener if this is the first use of the style on the main actor.
  @inline(__always)
  func use() {
    if !isSettled.load(ordering: .acquiring) { settle() }
  }

  @inline(never)
  private func settle() {
    guard MainQueue.isCurrent else { return }
    SharedState.willChange()
    let isFirst = state.withLock { state in
      defer { state.isDecided = true }
      return !state.isDecided
    }
    guard isFirst else { return }
    defer { isSettled.store(true, ordering: .releasing) }
    guard !state.withLock({ $0.isDisabled }), PredefinedListeners.backend == .interception,
      let interception = PredefinedListeners.offeredInterception
    else { return }
    MainActor.assumeIsolated { install(interception) }
  }

  @MainActor
  private func install(_ interception: any SetterInterception) {
    var cancellations: [@Sendable () -> Void] = []
    do {
      cancellations.append(
        try interception.afterSetting(\UIView.overrideUserInterfaceStyle) { view in
          view.announceOverrideUserInterfaceStyle()
        })
      cancellations.append(
        try interception.afterSetting(\UIViewController.overrideUserInterfaceStyle) { controller in
          controller.announceOverrideUserInterfaceStyle()
        })
    } catch {
      for cancel in cancellations { cancel() }
      return PredefinedListeners.giveUpInterception(because: error)
    }
    let token = PredefinedListenerToken { [cancellations] in
      for cancel in cancellations { cancel() }
    }
    state.withLock { $0.token = token }
  }
}

extension StyleOverrideListener: AnyPredefinedListener {
  func adopt(_ written: [AnyCell]) {}

  func reset() {
    let token = state.withLock { state in
      defer { state = State() }
      return state.token
    }
    token?.cancel()
    isSettled.store(false, ordering: .releasing)
  }
}
