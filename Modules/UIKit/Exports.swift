// Importing UIKit brings Foundation along, as it does on Apple platforms.
@_exported public import Foundation
