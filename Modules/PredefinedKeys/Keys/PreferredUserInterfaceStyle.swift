public import UIEnvironmentCore
public import UIKit

extension UIEnvironmentable {
  /// Sets the style that this object would like its screen to have, and returns the object.
  ///
  /// The style is set on the enclosing presentation, which is the nearest controller or window, the
  /// object itself among them. Where an ancestor on the way there sets a style already, that ancestor
  /// keeps it, and the style is set on what stands just below it. Then it is set on the object itself.
  /// An object that no presentation encloses sets it on itself alone.
  ///
  /// A repeated call changes what the earlier one set; where that no longer encloses the object, it
  /// is taken back there. `unspecified` takes back both.
  @discardableResult
  public func preferredUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Self {
    let formerPlace = formerPlaceOfPreferredStyle
    guard style != .unspecified else {
      formerPlace?.removeEnvironment(\.userInterfaceStyle)
      takeBackPreferredStyle()
      return self
    }
    let place = formerPlace.flatMap { isAtOrBelow($0) ? $0 : nil } ?? placeForPreferredStyle
    if let formerPlace, formerPlace !== place {
      formerPlace.removeEnvironment(\.userInterfaceStyle)
    }
    place.environment(\.userInterfaceStyle, style)
    environment(\.userInterfaceStyle, style)
    environment(\.placeOfPreferredStyle, WeakPlace(host: place))
    return self
  }

  private func takeBackPreferredStyle() {
    guard hasEnvironmentOverride(\.placeOfPreferredStyle) else { return }
    removeEnvironment(\.userInterfaceStyle)
    removeEnvironment(\.placeOfPreferredStyle)
  }

  /// Where an earlier preference of this object was set, besides on the object.
  private var formerPlaceOfPreferredStyle: (any UIEnvironmentable)? {
    guard hasEnvironmentOverride(\.placeOfPreferredStyle) else { return nil }
    return environmentValue(\.placeOfPreferredStyle).host
  }

  /// Where a first preference of this object is to be set, besides on the object.
  private var placeForPreferredStyle: any UIEnvironmentable {
    var place: any UIEnvironmentable = self
    while !(place is UIViewController || place is UIWindow) {
      guard let parent = place.environmentParent else { return self }
      if parent.hasEnvironmentOverride(\.userInterfaceStyle) { return place }
      place = parent
    }
    return place
  }

  private func isAtOrBelow(_ other: any UIEnvironmentable) -> Bool {
    environmentNode.isAtOrBelow(other.environmentNode)
  }

  private var environmentParent: (any UIEnvironmentable)? {
    environmentNode.parent?.hostObject as? any UIEnvironmentable
  }
}

/// Remembers with an object where its preference was set. It is nobody's business further down, and
/// changes of it are news to nobody.
private enum PlaceOfPreferredStyleKey: UIEnvironmentKey {
  static var defaultValue: WeakPlace { WeakPlace() }
  static func areEqual(_ former: WeakPlace, _ value: WeakPlace) -> Bool { true }
}

private struct WeakPlace {
  weak var host: (any UIEnvironmentable)?
}

extension UIEnvironmentValues {
  fileprivate var placeOfPreferredStyle: WeakPlace {
    get { self[PlaceOfPreferredStyleKey.self] }
    set { self[PlaceOfPreferredStyleKey.self] = newValue }
  }
}
