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
    /// A blur that is lighter than the view behind.
    case extraLight = 0
    /// A blur of about the lightness of the view behind.
    case light = 1
    /// A blur that is darker than the view behind.
    case dark = 2
    /// A blur that follows the interface's style.
    case regular = 4
    /// A blur that follows the interface's style and sets the content off more.
    case prominent = 5
    /// A material that lets nearly everything behind shine through, in the interface's style.
    case systemUltraThinMaterial = 6
    /// A material that lets more behind shine through than the usual one, in the interface's style.
    case systemThinMaterial = 7
    /// The usual material, in the interface's style.
    case systemMaterial = 8
    /// A material that lets less behind shine through than the usual one, in the interface's style.
    case systemThickMaterial = 9
    /// The material of the system's bars, in the interface's style.
    case systemChromeMaterial = 10
    /// ``systemUltraThinMaterial``, always light.
    case systemUltraThinMaterialLight = 11
    /// ``systemThinMaterial``, always light.
    case systemThinMaterialLight = 12
    /// ``systemMaterial``, always light.
    case systemMaterialLight = 13
    /// ``systemThickMaterial``, always light.
    case systemThickMaterialLight = 14
    /// ``systemChromeMaterial``, always light.
    case systemChromeMaterialLight = 15
    /// ``systemUltraThinMaterial``, always dark.
    case systemUltraThinMaterialDark = 16
    /// ``systemThinMaterial``, always dark.
    case systemThinMaterialDark = 17
    /// ``systemMaterial``, always dark.
    case systemMaterialDark = 18
    /// ``systemThickMaterial``, always dark.
    case systemThickMaterialDark = 19
    /// ``systemChromeMaterial``, always dark.
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
