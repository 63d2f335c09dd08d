import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct ListContentViewTests {
  private func view(_ configuration: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    return view
  }

  private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `text and second text stand below each other between the margins`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "One"
    content.secondaryText = "Two"
    let labels = labels(of: view(content))
    #expect(labels.map(\.text) == ["One", "Two"])
    #expect(labels[0].frame.minX == 16)
    #expect(labels[0].frame.maxX == 292)
    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
  }

  @Test func `a value stands on the trailing side, or below where room is short`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let wide = view(content)
    #expect(labels(of: wide)[1].frame.maxX == 292)
    #expect(labels(of: wide)[0].frame.midY == labels(of: wide)[1].frame.midY)
    wide.frame.size.width = 80
    wide.layoutIfNeeded()
    #expect(labels(of: wide)[1].frame.minY >= labels(of: wide)[0].frame.maxY)
  }

  @Test func `the image stands first, also where writing runs from right to left`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = SizedImage(width: 20, height: 10)
    let view = view(content)
    let image = view.subviews.compactMap { $0 as? UIImageView }[0]
    #expect(image.frame == CGRect(x: 16, y: 25, width: 20, height: 10))
    #expect(labels(of: view)[0].frame.minX == 52)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(image.frame.maxX == 284)
    #expect(labels(of: view)[0].frame.maxX == 248)
  }

  @Test func `a maximum size shrinks the image, and a reserved size keeps room for it`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = SizedImage(width: 80, height: 40)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    let view = view(content)
    let image = view.subviews.compactMap { $0 as? UIImageView }[0]
    #expect(image.frame.size == CGSize(width: 20, height: 10))
    #expect(image.frame.minX == 26)
    #expect(labels(of: view)[0].frame.minX == 72)
  }

  @Test func `long text makes the view higher at a smaller width`() {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 40)
    let view = UIListContentView(configuration: content)
    let wide = view.sizeThatFits(CGSize(width: 600, height: 0)).height
    let narrow = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(narrow > wide)
    content.textProperties.numberOfLines = 1
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < wide)
  }

  @Test func `another configuration of the kind is shown by the same labels`() {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let view = view(content)
    let label = labels(of: view)[0]
    content.text = "Two"
    content.textProperties.transform = .uppercase
    view.configuration = content
    #expect(labels(of: view) == [label])
    #expect(label.text == "TWO")
    content.text = nil
    view.configuration = content
    #expect(labels(of: view) == [])
  }

  @Test func `a configuration of another kind is reported and refused`() {
    let view = UIListContentView(configuration: .cell())
    #expect(!view.supports(OtherConfiguration()))
    #expect(
      reports(during: { view.configuration = OtherConfiguration() }) == [
        .lists(
          .unsupportedConfiguration(
            configuration: "OtherConfiguration", view: "UIListContentView"))
      ])
    #expect(view.configuration is UIListContentConfiguration)
  }
}

/// An image of a size.
final class SizedImage: UIImage, @unchecked Sendable {
  private let extent: CGSize

  init(width: CGFloat, height: CGFloat) {
    extent = CGSize(width: width, height: height)
    super.init()
  }

  override var size: CGSize { extent }
}

private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}
