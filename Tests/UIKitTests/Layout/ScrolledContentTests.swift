// A release build has no testable imports, and the test's view overrides what only the module may.
#if DEBUG
  import Testing

  @testable import UIKit

  @MainActor @Suite struct ScrolledContentTests {
    private final class Scroller: UIView {
      lazy var content = UILayoutGuide(kind: .content, owner: self, identifier: "content")
      lazy var visible = UILayoutGuide(kind: .frame, owner: self, identifier: "frame")
      var size = CGSize.zero
      override var scrolledContentGuide: UILayoutGuide? { content }
      override func scrolledContentDidResize(_ size: CGSize) { self.size = size }
    }

    @Test func `the edges of a view that scrolls are those of its content`() {
      let scroller = Scroller(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      let page = ContentView(300, 500)
      scroller.addSubview(page)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 5),
        page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: -5),
        page.topAnchor.constraint(equalTo: scroller.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      ])
      scroller.layoutIfNeeded()
      #expect(page.frame == CGRect(x: 5, y: 0, width: 300, height: 500))
      #expect(scroller.size == CGSize(width: 310, height: 500))
      scroller.bounds.origin.y = 50
      scroller.layoutIfNeeded()
      #expect(page.frame.minY == 0)
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor, constant: -10).isActive = true
      scroller.layoutIfNeeded()
      #expect(scroller.size == CGSize(width: 100, height: 500))
      scroller.semanticContentAttribute = .forceRightToLeft
      scroller.layoutIfNeeded()
      #expect(page.frame == CGRect(x: 5, y: 0, width: 90, height: 500))
    }

    @Test func `the frame's guide stays in sight`() {
      let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let header = ContentView(10, 20)
      scroller.addSubview(header)
      header.topAnchor.constraint(equalTo: scroller.visible.topAnchor).isActive = true
      header.leftAnchor.constraint(equalTo: scroller.visible.leftAnchor).isActive = true
      scroller.layoutIfNeeded()
      #expect(header.frame.origin == .zero)
      scroller.bounds.origin.y = 70
      scroller.setNeedsLayout()
      scroller.layoutIfNeeded()
      #expect(header.frame.minY == 70)
    }
  }
#endif
