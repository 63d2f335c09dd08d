import Testing
import UIKit

@MainActor @Suite struct FittingSizeTests {
  private func card() -> (UIView, UILabel) {
    let card = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "some words that need more than one line on a card"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    return (card, label)
  }

  @Test func `the compressed size holds the content`() {
    let (card, label) = card()
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = label.sizeThatFits(.zero)
    #expect(size == CGSize(width: text.width + 20, height: text.height + 10))
    #expect(card.frame == .zero)
  }

  @Test func `a required width gives the height of the wrapped text`() {
    let (card, label) = card()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(size == CGSize(width: 120, height: text.height + 10))
  }

  @Test func `asking for the size changes nothing in the hierarchy`() {
    let (card, label) = card()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    let before = (card.frame, label.frame)
    let fit = card.systemLayoutSizeFitting(CGSize(width: 90, height: 0))
    #expect(fit.width == 200)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((card.frame, label.frame) == before)
    label.text = "short"
    root.layoutIfNeeded()
    #expect(card.frame.height == label.sizeThatFits(.zero).height + 10)
  }

  @Test func `a view without constraints strives for the target`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
  }

  @Test func `a content size weighs against the target`() {
    let view = ContentView(30, 20)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 20))
  }
}
