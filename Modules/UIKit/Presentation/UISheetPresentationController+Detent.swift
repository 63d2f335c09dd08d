public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier of a text, which ought to be unique among the detents of a sheet.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// That of the system's detent for about half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of the system's detent for the whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the height.
    public static func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// The full height.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own; `nil` from the resolver counts as the full height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// The height in the context, in points.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    func height(largest: CGFloat, in sheet: UISheetPresentationController) -> CGFloat? {
      resolvedValue(
        in: DetentContext(
          containerTraitCollection: sheet.traitCollection,
          maximumDetentValue: largest))
    }
  }
}

/// What a custom detent may make its height depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits where the sheet is shown.
  var containerTraitCollection: UITraitCollection { get }

  /// The full height, in points.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
