import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ScrollLayoutTests {
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let page = UIView()

  init() {
    page.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(page)
  }

  private func pin(to guide: UILayoutGuide, height: CGFloat) {
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5),
      page.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -15),
      page.topAnchor.constraint(equalTo: guide.topAnchor),
      page.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      page.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func `constraints to the content's guide make its size`() {
    pin(to: scroller.contentLayoutGuide, height: 500)
    page.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor).isActive = true
    scroller.layoutIfNeeded()
    #expect(scroller.contentSize == CGSize(width: 120, height: 500))
    #expect(page.frame == CGRect(x: 5, y: 0, width: 100, height: 500))
    #expect(
      scroller.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 120, height: 500))
  }

  @Test func `from right to left the content starts at its right, and the offset at its left`() {
    scroller.semanticContentAttribute = .forceRightToLeft
    pin(to: scroller.contentLayoutGuide, height: 500)
    page.widthAnchor.constraint(equalToConstant: 300).isActive = true
    scroller.layoutIfNeeded()
    #expect(scroller.contentSize == CGSize(width: 320, height: 500))
    #expect(page.frame.minX == 15)
    #expect(scroller.contentOffset == .zero)
  }

  @Test func `edges of the scroll view itself are those of the content`() {
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroller.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroller.layoutIfNeeded()
    #expect(scroller.contentSize == CGSize(width: 100, height: 300))
    scroller.contentOffset.y = 150
    scroller.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroller.contentOffset.y == 150)
  }

  @Test func `what is pinned to the frame's guide stays in sight`() {
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(header)
    pin(to: scroller.contentLayoutGuide, height: 500)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroller.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroller.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    scroller.layoutIfNeeded()
    scroller.contentOffset.y = 70
    scroller.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 70, width: 100, height: 20))
    #expect(page.frame.minY == 0)
  }

  @Test func `without constraints the guides are where the content and the view are`() {
    scroller.contentSize = CGSize(width: 100, height: 900)
    scroller.contentOffset.y = 30
    #expect(
      scroller.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
    #expect(scroller.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 100))
  }
}
