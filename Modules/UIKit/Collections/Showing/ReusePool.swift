/// The name under which views are registered and kept for later.
struct ReuseKey: Hashable {
  /// The kind of supplementary and decoration views.
  var kind: String
  var identifier: String

  /// Stands for the kind of cells, as in UIKit's messages.
  static let cell = "UICollectionElementKindCell"
  /// The identifier of decoration views, which the layout registers by kind.
  static let decoration = "decoration"
}

/// The classes that are registered, and the views that wait to serve again.
@MainActor final class ReusePool {
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// How the views that a storyboard or nib describes are made.
  var makers: [ReuseKey: @MainActor () -> UICollectionReusableView?] = [:]
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  /// A view that waits under the key, the last that was put there.
  func take(_ key: ReuseKey) -> UICollectionReusableView? {
    while let view = waiting[key]?.popLast() {
      // A data source may have given it again of its own accord.
      if view.elementKey == nil { return view }
    }
    return nil
  }

  func put(_ view: UICollectionReusableView, under key: ReuseKey) {
    guard waiting[key]?.contains(where: { $0 === view }) != true else { return }
    waiting[key, default: []].append(view)
  }

  /// Forgets the views under the key, which are of a class that is no longer registered.
  func forget(_ key: ReuseKey) {
    for view in waiting.removeValue(forKey: key) ?? [] { view.removeFromSuperview() }
  }

  // MARK: Registrations

  private var identities: [ObjectIdentifier: RegistrationIdentity] = [:]
  private var registrationsOfClass: [String: Int] = [:]

  /// How many registrations of one class may be used before they are taken to be made for each view.
  private static let registrationLimit = 50

  /// Keeps a registration's identity, so that its views find it again; a class with no end of
  /// registrations is reported, once.
  func note(_ identity: RegistrationIdentity, named name: String) {
    guard identities.updateValue(identity, forKey: ObjectIdentifier(identity)) == nil else {
      return
    }
    registrationsOfClass[name, default: 0] += 1
    if registrationsOfClass[name] == Self.registrationLimit {
      Headless.report(.registrationMadeInProvider(class: name))
    }
  }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
