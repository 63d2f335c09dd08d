import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints that a text in Apple's visual format language describes, such as
  /// `H:|-[icon(40)]-8-[title]-|`.
  ///
  /// A gap without a number is 8 points, to the superview too. Metrics are numbers. A format that
  /// cannot be read, a name that is in neither dictionary and views without a superview where one
  /// is named are reported, and no constraint is made.
  ///
  /// - Parameters:
  ///   - format: The constraints, in the visual format.
  ///   - opts: How the views are aligned across the axis, and in which direction they follow each
  ///     other.
  ///   - metrics: Numbers by name.
  ///   - views: Views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      let builder = VisualFormatBuilder(
        format: parsed, options: opts, metrics: metrics ?? [:], views: views)
      return try builder.build()
    } catch {
      Headless.report(
        .layout(
          .visualFormat(format: format, reason: error.reason, position: error.position)))
      return []
    }
  }
}

/// Makes constraints of a visual format that was read.
@MainActor private struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private var start: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      constraints += try lengths(of: element)
      if index > 0 {
        constraints += try gap(between: format.elements[index - 1], and: element)
      }
    }
    return constraints + (try alignments())
  }

  private func lengths(
    of element: VisualFormat.Element
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in element.lengths {
      let item = try item(of: element)
      let other = views[predicate.value].flatMap { LayoutItem.of($0) }
      let constraint = NSLayoutConstraint(
        LayoutTerm(item, attribute), predicate.relation,
        other.map { LayoutTerm($0, attribute) },
        constant: other == nil ? try number(predicate.value) : 0)
      constraint.priority = try priority(predicate)
      constraints.append(constraint)
    }
    return constraints
  }

  private func gap(
    between first: VisualFormat.Element, and second: VisualFormat.Element
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var predicates: [VisualFormat.Predicate] = []
    switch second.gapBefore {
    case .none: predicates = [.init(value: "0")]
    case .standard: predicates = [.init(value: "\(LayoutSpacing.system)")]
    case .predicates(let list): predicates = list
    }
    var constraints: [NSLayoutConstraint] = []
    let before = LayoutTerm(try item(of: first), first.name == nil ? start : end)
    let after = LayoutTerm(try item(of: second), second.name == nil ? end : start)
    let isReversed = options.contains(.directionRightToLeft) && format.axis == .horizontal
    for predicate in predicates {
      let distance = try number(predicate.value)
      // From right to left the next view lies at smaller places.
      let constraint =
        isReversed
        ? NSLayoutConstraint(before, predicate.relation, after, constant: distance)
        : NSLayoutConstraint(after, predicate.relation, before, constant: distance)
      constraint.priority = try priority(predicate)
      constraints.append(constraint)
    }
    return constraints
  }

  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let named = format.elements.filter { $0.name != nil }
    var constraints: [NSLayoutConstraint] = []
    for (option, attribute) in Self.alignmentAttributes where options.contains(option) {
      for (first, second) in zip(named, named.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            LayoutTerm(try item(of: first), attribute), .equal,
            LayoutTerm(try item(of: second), attribute)))
      }
    }
    return constraints
  }

  private static let alignmentAttributes:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  private func item(of element: VisualFormat.Element) throws(VisualFormatError) -> LayoutItem {
    if let name = element.name {
      guard let item = views[name].flatMap({ LayoutItem.of($0) }) else {
        throw VisualFormatError(reason: "'\(name)' is no view of the dictionary", position: 0)
      }
      return item
    }
    let names = format.elements.compactMap(\.name)
    let parent = names.lazy.compactMap { views[$0].flatMap { LayoutItem.of($0) }?.parent }.first
    guard let parent else {
      throw VisualFormatError(reason: "the views have no superview", position: 0)
    }
    return parent.ensureLayoutItem()
  }

  private func number(_ text: String) throws(VisualFormatError) -> CGFloat {
    if let value = Double(text) { return CGFloat(value) }
    switch metrics[text] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default:
      throw VisualFormatError(reason: "'\(text)' is no number and no metric", position: 0)
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let text = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(text)))
  }
}
