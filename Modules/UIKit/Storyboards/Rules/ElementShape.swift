/// What an element may hold that stands for no object of its own: values, lists and connections.
struct ElementShape {
  let attributes: Set<String>
  let children: Set<String>
  /// Whether elements that stand for views may be children.
  let holdsViews: Bool

  private init(_ attributes: String = "", children: String = "", holdsViews: Bool = false) {
    self.attributes = Set(attributes.split(separator: " ").map(String.init))
    self.children = Set(children.split(separator: " ").map(String.init))
    self.holdsViews = holdsViews
  }

  /// Elements that mean something to Interface Builder only, whatever they hold.
  static let designTime: Set<String> = [
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics", "extendedEdge", "preferredSymbolConfiguration",
  ]

  /// The shapes by the names of their elements.
  static let all: [String: ElementShape] = [
    // Values.
    "rect": ElementShape("key x y width height"),
    "size": ElementShape("key width height"),
    "point": ElementShape("key x y"),
    "inset": ElementShape("key minX minY maxX maxY"),
    "edgeInsets": ElementShape("key top left bottom right"),
    "directionalEdgeInsets": ElementShape("key top leading bottom trailing"),
    "autoresizingMask": ElementShape(
      "key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
    "color": ElementShape(
      "key red green blue alpha white colorSpace customColorSpace systemColor "
        + "cocoaTouchSystemColor name"),
    "fontDescription": ElementShape("key type pointSize weight name family style"),
    "imageReference": ElementShape("key image catalog symbolScale renderingMode"),
    "string": ElementShape("key base64-UTF8"),
    "mutableString": ElementShape("key base64-UTF8"),
    "nil": ElementShape("key name"),
    "real": ElementShape("key value"),
    "integer": ElementShape("key value"),
    "range": ElementShape("key location length"),
    "bool": ElementShape("key value"),

    // Lists.
    "subviews": ElementShape(holdsViews: true),
    "constraints": ElementShape(children: "constraint"),
    "constraint": ElementShape(
      "id identifier firstItem firstAttribute relation secondItem secondAttribute constant "
        + "multiplier priority placeholder symbolic symbolType userLabel"),
    "variation": ElementShape("key", children: "mask"),
    "mask": ElementShape("key", children: "exclude include"),
    "exclude": ElementShape("reference"),
    "include": ElementShape("reference"),
    "layoutGuides": ElementShape(children: "viewControllerLayoutGuide"),
    "viewControllerLayoutGuide": ElementShape("type id"),
    "viewLayoutGuide": ElementShape("key id"),
    "prototypes": ElementShape(children: "tableViewCell"),
    "sections": ElementShape(children: "tableViewSection"),
    "tableViewSection": ElementShape(
      "headerTitle footerTitle id userLabel", children: "cells string"),
    "scopeButtonTitles": ElementShape(children: "string"),
    "cells": ElementShape(children: "collectionViewCell tableViewCell"),
    "segments": ElementShape(children: "segment"),
    "segment": ElementShape("title image enabled width"),
    "state": ElementShape(
      "key title image backgroundImage catalog", children: "color string imageReference"),
    "buttonConfiguration": ElementShape(
      "key style title subtitle image imagePlacement imagePadding titlePadding cornerStyle "
        + "showsActivityIndicator catalog",
      children: "color directionalEdgeInsets string"),
    "textInputTraits": ElementShape(
      "key autocapitalizationType autocorrectionType spellCheckingType keyboardType "
        + "keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry "
        + "textContentType smartDashesType smartInsertDeleteType smartQuotesType"),
    "leftBarButtonItems": ElementShape(children: "barButtonItem"),
    "rightBarButtonItems": ElementShape(children: "barButtonItem"),
    "items": ElementShape(children: "barButtonItem tabBarItem navigationItem"),
    "toolbarItems": ElementShape(children: "barButtonItem"),

    // What meets the program.
    "connections": ElementShape(children: "outlet outletCollection action segue"),
    "outlet": ElementShape("property destination id appends"),
    "outletCollection": ElementShape("property destination id collectionClass appends"),
    "action": ElementShape("selector destination eventType id"),
    "segue": ElementShape(
      "id destination kind identifier relationship customClass customModule customModuleProvider "
        + "modalPresentationStyle modalTransitionStyle animates unwindAction popoverAnchorView "
        + "popoverAnchorBarButtonItem destinationCreationSelector trigger",
      children: "popoverArrowDirection nil"),
    "popoverArrowDirection": ElementShape("key up down left right"),
    "userDefinedRuntimeAttributes": ElementShape(children: "userDefinedRuntimeAttribute"),
    "userDefinedRuntimeAttribute": ElementShape(
      "type keyPath value",
      children: "real integer point size rect range color mutableString string nil"),
    "accessibility": ElementShape(
      "key identifier label hint", children: "bool accessibilityTraits string"),
    "accessibilityTraits": ElementShape(
      "key none button link image selected playsSound keyboardKey staticText summaryElement "
        + "notEnabled updatesFrequently searchField startsMediaSession adjustable "
        + "allowsDirectInteraction causesPageTurn header"),
  ]
}
