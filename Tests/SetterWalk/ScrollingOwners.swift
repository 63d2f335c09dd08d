import UIKit

// An object of each class of what scrolls, and of the controls beside it.

@MainActor func make(_: UIPageControl.Type) -> UIPageControl { UIPageControl() }
@MainActor func make(_: UIPasteboard.Type) -> UIPasteboard { .general }
@MainActor func make(_: UIRefreshControl.Type) -> UIRefreshControl { UIRefreshControl() }
@MainActor func make(_: UITextView.Type) -> UITextView { UITextView() }
@MainActor func make(_: NSTextContainer.Type) -> NSTextContainer { NSTextContainer(size: .zero) }
