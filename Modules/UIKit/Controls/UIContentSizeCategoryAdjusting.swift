public import Foundation

/// Something whose font can follow the person's preferred size of text.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
