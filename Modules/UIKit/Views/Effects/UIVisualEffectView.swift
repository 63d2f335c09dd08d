public import Foundation

/// A look that a view gives to what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  @inline(never) override init() {
    super.init()
  }
}

/// Blurs what lies behind; headless nobody sees it.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The style that the effect was created with.
  let style: Style

  /// Creates an effect.
  @inline(never) public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}

/// A view with an effect behind its content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// Creates a view with the effect, or `nil` for none.
  @inline(never) public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  @inline(never) public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    addSubview(content)
  }

  /// The view that holds the subviews. One that is added to the effect view itself is reported, and
  /// stays.
  open var contentView: UIView { content }

  /// The effect.
  open var effect: UIVisualEffect?

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    Headless.report(.subviewOfEffectView(view: subview.misuseName))
  }
}
