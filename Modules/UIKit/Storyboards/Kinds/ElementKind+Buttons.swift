import Foundation

extension ElementKind {
  static let checkState: InterfaceRuleCheck = { (state) throws(StoryboardError) in
    _ = try state.controlState()
    _ = try state.stateImage()
  }

  static let checkConfiguration: InterfaceRuleCheck = { (element) throws(StoryboardError) in
    _ = try element.buttonConfiguration()
  }
}

extension InterfaceElement {
  fileprivate func controlState() throws(StoryboardError) -> UIControl.State {
    try InterfaceText.controlState.value(of: try required("key"), "key", in: self)
  }

  @MainActor func applyState(to button: UIButton) throws(StoryboardError) {
    let state = try controlState()
    if let title = self["title"] ?? child("string", key: "title")?.text {
      button.setTitle(title, for: state)
    }
    if let color = child("color", key: "titleColor") {
      button.setTitleColor(try InterfaceValue.color.read(color), for: state)
    }
    if let image = try stateImage() { button.setImage(image, for: state) }
  }

  @MainActor fileprivate func stateImage() throws(StoryboardError) -> UIImage? {
    if let name = self["image"] { return try image(named: name, "image") }
    guard let reference = child("imageReference", key: "image") else { return nil }
    return try reference.image(named: try reference.required("image"), "image")
  }

  @MainActor func buttonConfiguration() throws(StoryboardError) -> UIButton.Configuration {
    let make = try InterfaceText.configurationStyle.value(
      of: try required("style"), "style", in: self)
    var configuration = make()
    configuration.title = self["title"] ?? child("string", key: "title")?.text
    configuration.subtitle = self["subtitle"] ?? child("string", key: "subtitle")?.text
    if let name = self["image"] { configuration.image = try image(named: name, "image") }
    if let place = try optional("imagePlacement", .imagePlacement) {
      configuration.imagePlacement = place
    }
    if let padding = try optional("imagePadding", .number) { configuration.imagePadding = padding }
    if let padding = try optional("titlePadding", .number) { configuration.titlePadding = padding }
    if let style = try optional("cornerStyle", .cornerStyle) { configuration.cornerStyle = style }
    if let shows = try optional("showsActivityIndicator", .flag) {
      configuration.showsActivityIndicator = shows
    }
    if let insets = child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = try InterfaceValue.directionalInsets.read(insets)
    }
    if let color = child("color", key: "baseForegroundColor") {
      configuration.baseForegroundColor = try InterfaceValue.color.read(color)
    }
    if let color = child("color", key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = try InterfaceValue.color.read(color)
    }
    return configuration
  }
}

extension InterfaceText<UIControl.State> {
  static let controlState = choice([
    "normal": UIControl.State.normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ])
}

extension InterfaceText<UIButton.ButtonType> {
  static let buttonType = choice([
    "custom": UIButton.ButtonType.custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ])
}

extension InterfaceText<UIButton.Role> {
  static let buttonRole = choice([
    "normal": UIButton.Role.normal, "primary": .primary, "cancel": .cancel,
    "destructive": .destructive,
  ])
}

extension InterfaceText<@Sendable () -> UIButton.Configuration> {
  static let configurationStyle = choice([
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
  ])
}

extension InterfaceText<NSDirectionalRectEdge> {
  static let imagePlacement = choice([
    "leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom,
  ])
}

extension InterfaceText<UIButton.Configuration.CornerStyle> {
  static let cornerStyle = choice([
    "fixed": UIButton.Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
    "medium": .medium, "large": .large, "capsule": .capsule,
  ])
}
