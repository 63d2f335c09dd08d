import Testing
import UIKit

@MainActor @Suite struct LayoutDirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func `leading is the left where writing runs from left to right`() {
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test
  func `leading is the right where writing runs from right to left, and constants turn with it`() {
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 284)
    #expect(view.frame.width == 50)
  }

  @Test func `a turned direction lays out again`() {
    root.layoutIfNeeded()
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 284)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func `left and right do not turn`() {
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fixed)
    fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(fixed.frame.minX == 5)
  }

  @Test func `multiples of places turn about the container`() {
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(middle)
    NSLayoutConstraint(
      item: middle, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 3
    ).isActive = true
    root.layoutIfNeeded()
    #expect(middle.frame.minX == 78)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(middle.frame.maxX == 222)
  }

  @Test func `directional margins turn`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 10)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
    #expect(inner.frame.maxX == 290)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    #expect(inner.frame.maxX == 280)
  }
}
