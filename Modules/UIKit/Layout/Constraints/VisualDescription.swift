import Foundation

/// Constraints in words, in the manner of UIKit's visual format where that can say them.
extension NSLayoutConstraint {
  /// For example `<NSLayoutConstraint 'gap' H:[UILabel]-(8)-[UIButton] @750 (active)>`.
  var visualDescription: String {
    var parts = ["\(Swift.type(of: self))"]
    if let identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    parts.append(visualFormat ?? equation)
    if priority != .required { parts.append("@\(priority.rawValue.shortText)") }
    parts.append(isActive ? "(active)" : "(inactive)")
    return "<\(parts.joined(separator: " "))>"
  }

  private var relationSign: String {
    switch relation {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }

  /// `first relation multiplier*second + constant`, leaving out what changes nothing.
  private var equation: String {
    let left = first.visualDescription
    guard let second else { return "\(left) \(relationSign) \(constant.shortText)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText)*"
    let sign = constant < 0 ? "-" : "+"
    let rest = constant == 0 ? "" : " \(sign) \(abs(constant).shortText)"
    return "\(left) \(relationSign) \(factor)\(second.visualDescription)\(rest)"
  }

  private var visualFormat: String? {
    guard first.end == nil, second?.end == nil, let item = first.item, let axis = first.axis else {
      return nil
    }
    guard let second else { return first.isDimension ? sizeFormat(item, axis) : nil }
    guard multiplier == 1, let other = second.item else { return nil }
    return gapFormat(item, first.attribute, other, second.attribute, axis)
  }

  private func sizeFormat(_ item: LayoutItem, _ axis: Axis) -> String {
    let sign = relation == .equal ? "" : relationSign
    return "\(axis.letter):[\(item.name)(\(sign)\(constant.shortText))]"
  }

  /// A gap between the end of one item and the start of the next, or between an item and its
  /// superview.
  private func gapFormat(
    _ item: LayoutItem, _ attribute: Attribute, _ other: LayoutItem, _ otherAttribute: Attribute,
    _ axis: Axis
  ) -> String? {
    let isSuperview = other.view != nil && other.view === item.parent
    if isSuperview, attribute == otherAttribute, attribute.isStart {
      return "\(axis.letter):|\(gap(constant, relation))[\(item.name)]"
    }
    if isSuperview, attribute == otherAttribute, attribute.isEnd {
      return "\(axis.letter):[\(item.name)]\(gap(-constant, relation.mirrored))|"
    }
    if !isSuperview, attribute.isStart, otherAttribute.isEnd {
      return "\(axis.letter):[\(other.name)]\(gap(constant, relation))[\(item.name)]"
    }
    return nil
  }

  private func gap(_ distance: CGFloat, _ relation: Relation) -> String {
    if distance == 0, relation == .equal { return "" }
    let sign = relation == .equal ? "" : relation == .lessThanOrEqual ? "<=" : ">="
    return "-(\(sign)\(distance.shortText))-"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var mirrored: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isStart: Bool { [.left, .leading, .top].contains(self) }
  fileprivate var isEnd: Bool { [.right, .trailing, .bottom].contains(self) }

  /// The attribute's name in messages.
  var name: String {
    self == .notAnAttribute ? "" : String(describing: self)
  }
}

extension LayoutTerm {
  @MainActor var visualDescription: String {
    let start = "\(item?.name ?? "no view").\(attribute.name)"
    guard let end else { return start }
    return "(\(end.item.name).\(end.attribute.name) - \(start))"
  }

  @MainActor func isSame(as other: LayoutTerm) -> Bool {
    item === other.item && attribute == other.attribute && end?.item === other.end?.item
      && end?.attribute == other.end?.attribute
  }
}

extension LayoutItem {
  /// The name in messages: a view's type, a guide's identifier.
  var name: String {
    if let view { return view.misuseName }
    guard let guide else { return "a view that is gone" }
    return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
  }
}

extension BinaryFloatingPoint {
  /// Without a fraction where there is none.
  fileprivate var shortText: String {
    let value = Double(self)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
