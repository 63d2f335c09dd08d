// The toolchain declares this module as the overlay of Testing and UIKit: a file that imports both
// imports it too, and sees `Testing` only through it.
@_exported public import Testing
