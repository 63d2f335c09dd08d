// UIKit brings Foundation along, as on Apple platforms.
import UIKit

let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
let size = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
print("taken away:", size.width, size.height)
