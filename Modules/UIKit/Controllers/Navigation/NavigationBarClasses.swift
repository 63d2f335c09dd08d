import Foundation

/// Of which classes the bars of a navigation controller are.
@MainActor struct NavigationBarClasses {
  private let bar: UINavigationBar.Type
  private let toolbar: UIToolbar.Type

  init(_ bar: AnyClass? = nil, _ toolbar: AnyClass? = nil) {
    self.bar = Self.fit(bar, for: UINavigationBar.self)
    self.toolbar = Self.fit(toolbar, for: UIToolbar.self)
  }

  func makeBar() -> UINavigationBar { make(bar) ?? UINavigationBar() }

  func makeToolbar() -> UIToolbar { make(toolbar) ?? UIToolbar() }

  private func make<Bar: UIView>(_ type: Bar.Type) -> Bar? { type.init(coder: NSCoder()) }

  private static func fit<Bar: UIView>(_ type: AnyClass?, for usual: Bar.Type) -> Bar.Type {
    guard let type else { return usual }
    if let type = type as? Bar.Type { return type }
    Headless.report(.unfitClass(name: "\(type)", needed: "\(usual)"))
    return usual
  }
}
