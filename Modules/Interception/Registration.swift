import UIEnvironmentPredefinedKeys

/// Called by the loader before the program starts, so that linking this module is enough.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  PredefinedListeners.offer(SetterHooks())
}
