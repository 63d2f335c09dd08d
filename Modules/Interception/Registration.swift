import UIEnvironmentHooks
import UIEnvironmentPredefinedKeys
import UIKit

/// Called by the loader before the program starts, so that linking this module is enough.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  PredefinedListeners.offer(SetterHooks())
  #if !canImport(ObjectiveC)
    Headless.addResetAction { HookToken.cancelClassHooks(declaredIn: "UIKit") }
  #endif
}
