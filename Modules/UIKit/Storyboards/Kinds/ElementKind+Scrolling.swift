import Foundation

extension ElementKind {
  static let scrollView = ElementKind(
    "scrollView", in: view, UIScrollView.self,
    designTime: ["canCancelContentTouches", "delaysContentTouches", "contentViewInsetsToSafeArea"],
    connections: [.outlet("delegate", \UIScrollView.delegate)],
    [
      .attribute("clipsSubviews", .flag, absent: false, \.clipsToBounds),
      .attribute("scrollEnabled", .flag, \.isScrollEnabled),
      .attribute("pagingEnabled", .flag, \.isPagingEnabled),
      .attribute("directionalLockEnabled", .flag, \.isDirectionalLockEnabled),
      .attribute("bounces", .flag, \.bounces),
      .attribute("alwaysBounceHorizontal", .flag, \.alwaysBounceHorizontal),
      .attribute("alwaysBounceVertical", .flag, \.alwaysBounceVertical),
      .attribute("showsHorizontalScrollIndicator", .flag, \.showsHorizontalScrollIndicator),
      .attribute("showsVerticalScrollIndicator", .flag, \.showsVerticalScrollIndicator),
      .attribute("keyboardDismissMode", .keyboardDismissMode, \.keyboardDismissMode),
      .attribute(
        "contentInsetAdjustmentBehavior", .insetAdjustment, \.contentInsetAdjustmentBehavior),
      .child(.insets, key: "contentInset", \.contentInset),
      .child(.size, key: "contentSize", \.contentSize),
      .build("viewLayoutGuide", key: "contentLayoutGuide") { (view, element, build) in
        build.register(view.contentLayoutGuide, as: element.id)
      },
      .build("viewLayoutGuide", key: "frameLayoutGuide") { (view, element, build) in
        build.register(view.frameLayoutGuide, as: element.id)
      },
    ])
}

extension InterfaceText<UIScrollView.KeyboardDismissMode> {
  static let keyboardDismissMode = choice([
    "none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive,
  ])
}

extension InterfaceText<UIScrollView.ContentInsetAdjustmentBehavior> {
  static let insetAdjustment = choice([
    "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
    "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ])
}
