// Interception is the other way to keep the predefined values true: whoever links it needs those.
@_exported public import UIEnvironmentPredefinedKeys
