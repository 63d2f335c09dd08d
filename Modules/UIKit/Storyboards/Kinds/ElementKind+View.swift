import Foundation

extension ElementKind {
  static let view = ElementKind(
    "view", UIView.self,
    designTime: [
      "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
      "simulatedAppContext", "clearsContextBeforeDrawing", "reflectsConstraints",
    ],
    connections: viewConnections,
    [
      .attribute("contentMode", .contentMode, \.contentMode),
      .attribute("hidden", .flag, \.isHidden),
      .attribute("alpha", .number, \.alpha),
      .attribute("opaque", .flag, absent: true, \.isOpaque),
      .attribute("userInteractionEnabled", .flag, absent: true, \.isUserInteractionEnabled),
      .attribute("multipleTouchEnabled", .flag, \.isMultipleTouchEnabled),
      .attribute("exclusiveTouch", .flag, \.isExclusiveTouch),
      .attribute("clipsSubviews", .flag, \.clipsToBounds),
      .attribute("autoresizesSubviews", .flag, \.autoresizesSubviews),
      .attribute("tag", .integer, \.tag),
      .attribute("semanticContentAttribute", .semanticContent, \.semanticContentAttribute),
      .attribute("insetsLayoutMarginsFromSafeArea", .flag, \.insetsLayoutMarginsFromSafeArea),
      .attribute("preservesSuperviewLayoutMargins", .flag, \.preservesSuperviewLayoutMargins),
      .attribute("horizontalHuggingPriority", .priority) {
        $0.setContentHuggingPriority($1, for: .horizontal)
      },
      .attribute("verticalHuggingPriority", .priority) {
        $0.setContentHuggingPriority($1, for: .vertical)
      },
      .attribute("horizontalCompressionResistancePriority", .priority) {
        $0.setContentCompressionResistancePriority($1, for: .horizontal)
      },
      .attribute("verticalCompressionResistancePriority", .priority) {
        $0.setContentCompressionResistancePriority($1, for: .vertical)
      },
      .child(.rect, key: "frame", \.frame),
      .child(.rect, key: "bounds", \.bounds),
      .child(.autoresizingMask, key: "autoresizingMask", \.autoresizingMask),
      .attribute(
        "translatesAutoresizingMaskIntoConstraints", .flag,
        \.translatesAutoresizingMaskIntoConstraints),
      .child(.color, key: "backgroundColor", \.backgroundColor),
      .child(.color, key: "tintColor") { $0.tintColor = $1 },
      .child(.insets, key: "layoutMargins", \.layoutMargins),
      .child(.directionalInsets, key: "directionalLayoutMargins", \.directionalLayoutMargins),
      .build("viewLayoutGuide", key: "safeArea") { (view, element, build) in
        build.register(view.safeAreaLayoutGuide, as: element.id)
      },
      .build("subviews") { (view, subviews, build) throws(StoryboardError) in
        let excluded = subviews.parent?.exclusions("subviews") ?? []
        for subview in subviews.children where !excluded.contains(subview.id ?? "") {
          if let standIn = subview.id.flatMap({ build.standIns[$0] }) {
            try build.fill(standIn, from: subview)
          } else {
            view.addSubview(try build.make(subview, as: UIView.self))
          }
        }
      },
      .build("variation", key: "default") { (_, _, _) in },
      .build("constraints") { (view, constraints, build) in build.constrain(view, constraints) },
      .build("accessibility", key: "accessibilityConfiguration", check: checkAccessibility) {
        (view, element, _) throws(StoryboardError) in
        try element.applyAccessibility(to: view)
      },
      .build("userDefinedRuntimeAttributes") { (view, attributes, build) in
        build.setAttributes(view, attributes)
      },
      .build("connections") { (view, connections, build) in build.connect(view, connections) },
    ])

  /// A view that a segue fills with a controller.
  static let containerView = ElementKind("containerView", in: view, UIView.self, [])

  static let imageView = ElementKind(
    "imageView", in: view, UIImageView.self,
    designTime: ["catalog"],
    [
      .attribute("userInteractionEnabled", .flag, absent: true, \.isUserInteractionEnabled),
      .image("image", \.image),
      .image("highlightedImage", \.highlightedImage),
      .imageReference(key: "image", \.image),
      .imageReference(key: "highlightedImage", \.highlightedImage),
      .attribute("highlighted", .flag, \.isHighlighted),
      .designTime(["preferredSymbolConfiguration"]),
    ])

  static let activityIndicatorView = ElementKind(
    "activityIndicatorView", in: view, UIActivityIndicatorView.self,
    [
      .attribute("style", .indicatorStyle, absent: .medium, \.style),
      .child(.color, key: "color") { $0.color = $1 },
      .attribute("hidesWhenStopped", .flag, absent: false, \.hidesWhenStopped),
      .attribute("animating", .flag) { if $1 { $0.startAnimating() } },
    ])

  static let progressView = ElementKind(
    "progressView", in: view, UIProgressView.self,
    [
      .attribute("progressViewStyle", .progressStyle, \.progressViewStyle),
      .attribute("progress", .float, \.progress),
      .image("progressImage", \.progressImage),
      .image("trackImage", \.trackImage),
      .child(.color, key: "progressTintColor", \.progressTintColor),
      .child(.color, key: "trackTintColor", \.trackTintColor),
    ])

  static let stackView = ElementKind(
    "stackView", in: view, UIStackView.self,
    [
      .attribute("axis", .axis, \.axis),
      .attribute("distribution", .distribution, \.distribution),
      .attribute("alignment", .stackAlignment, \.alignment),
      .attribute("spacing", .number, \.spacing),
      .attribute("spacingType", .spacingType, \.spacing),
      .attribute("baselineRelativeArrangement", .flag, \.isBaselineRelativeArrangement),
      .attribute("layoutMarginsRelativeArrangement", .flag, \.isLayoutMarginsRelativeArrangement),
      .build("subviews") { (stack, _, _) in
        for view in stack.subviews { stack.addArrangedSubview(view) }
      },
    ])
}

extension InterfaceText<UIView.ContentMode> {
  static let contentMode = choice([
    "scaleToFill": UIView.ContentMode.scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension InterfaceText<UISemanticContentAttribute> {
  static let semanticContent = choice([
    "unspecified": UISemanticContentAttribute.unspecified, "playback": .playback,
    "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ])
}

extension InterfaceText<UIActivityIndicatorView.Style> {
  static let indicatorStyle = choice([
    "medium": UIActivityIndicatorView.Style.medium, "large": .large, "whiteLarge": .whiteLarge,
    "white": .white, "gray": .gray,
  ])
}

extension InterfaceText<UIProgressView.Style> {
  static let progressStyle = choice(["default": UIProgressView.Style.default, "bar": .bar])
}

extension InterfaceText<NSLayoutConstraint.Axis> {
  static let axis = choice([
    "horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical,
  ])
}

extension InterfaceText<UIStackView.Distribution> {
  static let distribution = choice([
    "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ])
}

extension InterfaceText<UIStackView.Alignment> {
  static let stackAlignment = choice([
    "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top,
    "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "lastBaseline": .lastBaseline,
  ])
}

extension InterfaceText<CGFloat> {
  static let spacingType = choice(["standard": UIStackView.spacingUseSystem])
}
