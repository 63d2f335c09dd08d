// A test of screens speaks of views and controllers.
@_exported public import UIKit
