// A test of screens speaks of views and controllers, and of the environment that they live in.
@_exported public import UIEnvironmentPredefinedKeys
@_exported public import UIKit
