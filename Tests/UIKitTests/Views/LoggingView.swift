import UIKit

/// A view that writes down what UIKit calls, with its name, in a log that it shares with others.
@MainActor class LoggingView: UIView {
  @MainActor final class Log {
    var lines: [String] = []

    /// What was written since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let name: String
  let log: Log
  /// Run after the line of this callback is written.
  var reactions: [String: () -> Void] = [:]

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func write(_ callback: String, _ detail: String = "") {
    log.lines.append("\(name) \(callback)\(detail)")
    reactions[callback]?()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    write("willMoveToSuperview", newSuperview == nil ? " nil" : "")
  }

  override func didMoveToSuperview() {
    write("didMoveToSuperview", superview == nil ? " nil" : "")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    write("willMoveToWindow", newWindow == nil ? " nil" : "")
  }

  override func didMoveToWindow() {
    write("didMoveToWindow", window == nil ? " nil" : "")
  }

  override func didAddSubview(_ subview: UIView) {
    write("didAddSubview", " \((subview as? LoggingView)?.name ?? "?")")
  }

  override func willRemoveSubview(_ subview: UIView) {
    write("willRemoveSubview", " \((subview as? LoggingView)?.name ?? "?")")
  }

  override func layoutSubviews() {
    write("layoutSubviews")
  }

  override func tintColorDidChange() {
    write("tintColorDidChange")
  }

  override func safeAreaInsetsDidChange() {
    write("safeAreaInsetsDidChange")
  }

  override func layoutMarginsDidChange() {
    write("layoutMarginsDidChange")
  }

  override func draw(_ rect: CGRect) {
    write("draw", " \(Int(rect.minX)),\(Int(rect.minY)),\(Int(rect.width)),\(Int(rect.height))")
  }
}
