import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// What holds of stacks in every alignment, distribution and direction.
@MainActor @Suite(.headlessUIKit) struct StackCombinationTests {
  @Test(
    arguments: [
      UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ],
    [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ])
  func `arranged views lie in order within the stack, and are mirrored from right to left`(
    alignment: UIStackView.Alignment, distribution: UIStackView.Distribution
  ) {
    let axes: [NSLayoutConstraint.Axis] =
      alignment == .firstBaseline || alignment == .lastBaseline
      ? [.horizontal] : [.horizontal, .vertical]
    for axis in axes {
      var fromLeft: [CGRect] = []
      let misuse = reports {
        fromLeft = frames(axis, alignment, distribution, .forceLeftToRight)
      }
      #expect(misuse == [])
      for frame in fromLeft { #expect(bounds.contains(frame), "\(axis) \(frame)") }
      for (frame, next) in zip(fromLeft, fromLeft.dropFirst()) {
        let gap = axis == .horizontal ? next.minX - frame.maxX : next.minY - frame.maxY
        #expect(gap >= 8 - 0.001, "\(axis) \(gap)")
      }
      let fromRight = frames(axis, alignment, distribution, .forceRightToLeft)
      for (left, right) in zip(fromLeft, fromRight) {
        #expect(abs(bounds.width - left.maxX - right.minX) < 0.001, "\(axis) \(left) \(right)")
        #expect(abs(left.width - right.width) < 0.001)
        #expect(left.minY == right.minY && left.height == right.height)
      }
    }
  }

  @Test(
    arguments: [
      UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ], [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `no wish of an arranged view draws it out of the stack`(
    alignment: UIStackView.Alignment, axis: NSLayoutConstraint.Axis
  ) {
    for outside in [-50, 350] as [CGFloat] {
      let stack = UIStackView(frame: bounds)
      stack.axis = axis
      stack.alignment = alignment
      let view = ContentView(20, 10)
      stack.addArrangedSubview(view)
      let wishes = [
        view.leftAnchor.constraint(equalTo: stack.leftAnchor, constant: outside),
        view.topAnchor.constraint(equalTo: stack.topAnchor, constant: outside),
      ]
      for wish in wishes { wish.priority = UILayoutPriority(20) }
      NSLayoutConstraint.activate(wishes)
      stack.layoutIfNeeded()
      #expect(bounds.contains(view.frame), "\(outside) \(view.frame)")
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 260)

  private func frames(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment,
    _ distribution: UIStackView.Distribution, _ direction: UISemanticContentAttribute
  ) -> [CGRect] {
    let stack = UIStackView(frame: bounds)
    stack.axis = axis
    stack.alignment = alignment
    stack.distribution = distribution
    stack.spacing = 8
    stack.semanticContentAttribute = direction
    let views = [ContentView(20, 10), ContentView(40, 30), ContentView(60, 20)]
    views[0].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    views.forEach(stack.addArrangedSubview)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }
}
