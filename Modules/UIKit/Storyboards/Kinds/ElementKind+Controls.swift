import Foundation

extension ElementKind {
  /// What all controls have; it has no element of its own.
  static let control = ElementKind(
    "control", in: view, UIControl.self,
    [
      .attribute("enabled", .flag, \.isEnabled),
      .attribute("selected", .flag, \.isSelected),
      .attribute("highlighted", .flag, \.isHighlighted),
      .attribute("contentHorizontalAlignment", .horizontal, \.contentHorizontalAlignment),
      .attribute("contentVerticalAlignment", .vertical, \.contentVerticalAlignment),
    ])

  static let button = ElementKind(
    "button", in: control, UIButton.self,
    designTime: [
      "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
      "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "springLoaded", "buttonType",
    ],
    [
      .attribute("opaque", .flag, absent: true, \.isOpaque),
      .attribute("buttonType", .buttonType) { $0.decode($1) },
      .attribute("role", .buttonRole, \.role),
      .attribute("changesSelectionAsPrimaryAction", .flag, \.changesSelectionAsPrimaryAction),
      .build("state", check: checkState) { (button, state, _) throws(StoryboardError) in
        try state.applyState(to: button)
      },
      .build("buttonConfiguration", key: "configuration", check: checkConfiguration) {
        (button, element, _) throws(StoryboardError) in
        button.configuration = try element.buttonConfiguration()
      },
      .child(.font, key: "fontDescription") { $0.titleFont = $1 },
    ])

  static let `switch` = ElementKind(
    "switch", in: control, UISwitch.self,
    [
      .attribute("on", .flag, \.isOn),
      .attribute("title", .any, \.title),
      .attribute("preferredStyle", .switchStyle, \.preferredStyle),
      .image("onImage", \.onImage),
      .image("offImage", \.offImage),
      .child(.color, key: "onTintColor", \.onTintColor),
      .child(.color, key: "thumbTintColor", \.thumbTintColor),
    ])

  static let slider = ElementKind(
    "slider", in: control, UISlider.self,
    [
      // The range first, as it clamps the value.
      .attribute("minValue", .float, \.minimumValue),
      .attribute("maxValue", .float, \.maximumValue),
      .attribute("value", .float, \.value),
      .attribute("continuous", .flag, \.isContinuous),
      .image("minimumValueImage", \.minimumValueImage),
      .image("maximumValueImage", \.maximumValueImage),
      .imageReference(key: "minimumValueImage", \.minimumValueImage),
      .imageReference(key: "maximumValueImage", \.maximumValueImage),
      .child(.color, key: "minimumTrackTintColor", \.minimumTrackTintColor),
      .child(.color, key: "maximumTrackTintColor", \.maximumTrackTintColor),
      .child(.color, key: "thumbTintColor", \.thumbTintColor),
    ])

  static let stepper = ElementKind(
    "stepper", in: control, UIStepper.self,
    [
      .attribute("minimumValue", .double, \.minimumValue),
      .attribute("maximumValue", .double, \.maximumValue),
      .attribute("stepValue", .double, \.stepValue),
      .attribute("value", .double, \.value),
      .attribute("continuous", .flag, \.isContinuous),
      .attribute("autorepeat", .flag, \.autorepeat),
      .attribute("wraps", .flag, \.wraps),
    ])

  static let segmentedControl = ElementKind(
    "segmentedControl", in: control, UISegmentedControl.self,
    designTime: ["segmentControlStyle", "selectedSegmentIndex"],
    [
      .attribute("momentary", .flag, \.isMomentary),
      .attribute("apportionsSegmentWidthsByContent", .flag, \.apportionsSegmentWidthsByContent),
      .build("segments", check: checkSegments) { (control, segments, _) throws(StoryboardError) in
        for segment in segments.children { try segment.appendSegment(to: control) }
        let selected = try segments.parent?.optional("selectedSegmentIndex", .integer) ?? 0
        control.selectedSegmentIndex = selected
      },
      .child(.color, key: "selectedSegmentTintColor", \.selectedSegmentTintColor),
    ])

  private static let checkSegments: InterfaceRuleCheck = { (segments) throws(StoryboardError) in
    let selected = try segments.parent?.optional("selectedSegmentIndex", .integer) ?? 0
    guard selected >= -1, selected < max(segments.children.count, 1), let parent = segments.parent
    else {
      throw .badValue(
        segments.parent?.place ?? segments.place, attribute: "selectedSegmentIndex",
        value: "\(selected)", expected: "the index of a segment, or -1")
    }
    _ = parent
    for segment in segments.children {
      _ = try segment.optional("enabled", .flag)
      _ = try segment.optional("width", .number)
    }
  }
}

extension InterfaceElement {
  @MainActor fileprivate func appendSegment(
    to control: UISegmentedControl
  ) throws(StoryboardError) {
    let index = control.numberOfSegments
    control.insertSegment(withTitle: self["title"], at: index, animated: false)
    if let isEnabled = try optional("enabled", .flag) {
      control.setEnabled(isEnabled, forSegmentAt: index)
    }
    if let width = try optional("width", .number) { control.setWidth(width, forSegmentAt: index) }
  }
}

extension InterfaceText<UIControl.ContentHorizontalAlignment> {
  static let horizontal = choice([
    "center": UIControl.ContentHorizontalAlignment.center, "left": .left, "right": .right,
    "fill": .fill, "leading": .leading, "trailing": .trailing,
  ])
}

extension InterfaceText<UIControl.ContentVerticalAlignment> {
  static let vertical = choice([
    "center": UIControl.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom,
    "fill": .fill,
  ])
}

extension InterfaceText<UISwitch.Style> {
  static let switchStyle = choice([
    "automatic": UISwitch.Style.automatic, "checkbox": .checkbox, "sliding": .sliding,
  ])
}
