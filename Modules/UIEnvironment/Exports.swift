// The umbrella: importing it brings in everything that an application needs.
@_exported public import UIEnvironmentBridging
@_exported public import UIEnvironmentCore
@_exported public import UIEnvironmentInterception
@_exported public import UIEnvironmentPredefinedKeys
@_exported public import UIEnvironmentTraversal
