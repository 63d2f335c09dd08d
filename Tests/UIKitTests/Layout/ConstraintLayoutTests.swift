import Testing
import UIKit

@MainActor @Suite struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func `edges and insets give the frame`() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 40))
  }

  @Test func `nothing moves before a layout pass`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.constant = 60
    #expect(view.frame.width == 50)
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `a resized root lays out again`() {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 124, width: 150, height: 76))
    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 249, width: 100, height: 51))
  }

  @Test func `views of different superviews meet in their common ancestor`() {
    let box = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    root.addSubview(box)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: inner.bottomAnchor),
      view.widthAnchor.constraint(equalTo: inner.widthAnchor),
      view.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 116, y: 76, width: 10, height: 100))
    inner.frame.origin.x += 10
    root.layoutIfNeeded()
    #expect(view.frame.minX == 126)
    #expect(box.frame == CGRect(x: 100, y: 50, width: 100, height: 100))
  }

  @Test func `constraints belong to the nearest view above both items`() {
    let child = UIView()
    view.addSubview(child)
    let outer = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    let sibling = child.leftAnchor.constraint(equalTo: view.leftAnchor)
    let size = child.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([outer, sibling, size])
    #expect(root.constraints == [outer])
    #expect(view.constraints == [sibling])
    #expect(child.constraints == [size])
    NSLayoutConstraint.deactivate([outer, sibling, size])
    #expect(root.constraints.isEmpty && view.constraints.isEmpty && child.constraints.isEmpty)
  }

  @Test func `a removed view takes the constraints that speak of it along`() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let across = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let within = child.widthAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([
      across, within, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      view.widthAnchor.constraint(equalToConstant: 33),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.origin.x == 5)
    view.removeFromSuperview()
    #expect(!across.isActive)
    #expect(within.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 33)
    #expect(child.frame.width == 33)
  }

  @Test func `a hierarchy brings its constraints into another`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -100)
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    root.autoresizingMask = .flexibleWidth
    window.addSubview(root)
    root.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(view.frame.width == 300)
    window.frame.size.width = 600
    window.layoutIfNeeded()
    #expect(view.frame.width == 400)
  }

  @Test func `a frame of a view that constraints speak of can change`() {
    let fixed = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
    root.addSubview(fixed)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    fixed.center.x += 7
    root.layoutIfNeeded()
    #expect(view.frame.minX == 57)
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 5).isActive = true
    fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(fixed.frame.minX == 1)
    #expect(view.frame.minX == 6)
  }

  @Test func `edges lie on pixels and touching views keep touching`() {
    let scale = root.contentScaleFactor
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.1),
      view.widthAnchor.constraint(equalToConstant: 33.3),
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == (10.1 * scale).rounded() / scale)
    #expect(view.frame.maxX == (43.4 * scale).rounded() / scale)
    #expect(other.frame.minX == view.frame.maxX)
  }

  @Test func `a distance between anchors is an extent`() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let before = view.leftAnchor.anchorWithOffset(to: other.leftAnchor)
    let after = other.leftAnchor.anchorWithOffset(to: root.rightAnchor)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      before.constraint(equalTo: after, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minX == 100)
  }

  @Test func `alignment rectangles and not frames are aligned`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let shadowed = Shadowed()
    shadowed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(shadowed)
    NSLayoutConstraint.activate([
      shadowed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      shadowed.widthAnchor.constraint(equalToConstant: 20),
      shadowed.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(shadowed.frame == CGRect(x: 8, y: 9, width: 26, height: 24))
    #expect(
      shadowed.alignmentRect(forFrame: shadowed.frame)
        == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a transform does not change what constraints see`() {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 10))
  }

  @Test func `layoutSubviews sees the new frames after calling super`() {
    final class Watcher: UIView {
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(subviews[0].frame.width)
      }
    }
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    watcher.addSubview(view)
    view.widthAnchor.constraint(equalTo: watcher.widthAnchor).isActive = true
    watcher.layoutIfNeeded()
    watcher.frame.size.width = 80
    watcher.layoutIfNeeded()
    #expect(watcher.seen == [50, 80])
  }

  @Test func `a change lays out only the superviews of views that move`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (left, right) = (Counter(), Counter())
    var widths: [NSLayoutConstraint] = []
    for (counter, x) in [(left, 0.0), (right, 100)] {
      counter.frame = CGRect(x: x, y: 0, width: 90, height: 90)
      root.addSubview(counter)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      counter.addSubview(child)
      widths.append(child.widthAnchor.constraint(equalToConstant: 10))
    }
    NSLayoutConstraint.activate(widths)
    root.layoutIfNeeded()
    let before = (left.count, right.count)
    widths[0].constant = 20
    root.layoutIfNeeded()
    #expect(left.count == before.0 + 1)
    #expect(right.count == before.1)
  }
}
