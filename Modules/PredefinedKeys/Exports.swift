// Whoever uses the predefined values needs what they are set on and read from.
@_exported public import UIEnvironmentBridging
@_exported public import UIEnvironmentCore
