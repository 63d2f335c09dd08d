import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.headlessUIKit) struct LayoutElementTests {
  private func constrained(_ id: String, _ extra: String = "") -> String {
    "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(extra)/>"
  }

  private func root(_ views: String, _ constraints: String, guides: String = "") throws -> UIView {
    let board = try storyboard(
      screen(
        views: views, rest: "<constraints>\(constraints)</constraints>", of: guides))
    let controller = try Headless.instantiateViewController("Screen", from: board)
    let view = try #require(controller.view)
    view.layoutIfNeeded()
    return view
  }

  @Test func `constraints hold between views, the root and its safe area`() throws {
    let view = try root(
      constrained("a") + constrained("b"),
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe-main" secondAttribute="leading" constant="10" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe-main" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="90" id="c4"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="5" id="c5"/>
      <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="c6"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" id="c7"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" id="c8"/>
      <constraint firstItem="b" firstAttribute="height" constant="99" placeholder="YES" id="c9"/>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 160, height: 90))
    #expect(view.subviews[1].frame == CGRect(x: 315, y: 50, width: 80, height: 30))
    #expect(view.constraints.count == 8)
  }

  @Test func `priorities, relations and identifiers count`() throws {
    let view = try root(
      constrained("a"),
      """
      <constraint firstItem="a" firstAttribute="width" constant="300" priority="500" id="c1"/>
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="200" identifier="cap" id="c2"/>
      <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="40" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" priority="250" id="c4"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="view-main" secondAttribute="leadingMargin" id="c5"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="view-main" secondAttribute="topMargin" symbolic="YES" id="c6"/>
      """)
    let frame = view.subviews[0].frame
    #expect(frame == CGRect(x: 8, y: 16, width: 200, height: 40))
    #expect(view.constraints.map(\.identifier).contains("cap"))
    #expect(view.constraints.first?.priority.rawValue == 500)
  }

  @Test func `a stack view arranges its views with its spacing`() throws {
    let stack = """
      <stackView opaque="NO" axis="vertical" distribution="fillEqually" alignment="center" \
      spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="50" id="w1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="width" constant="70" id="w2"/></constraints></view>
      </subviews></stackView>
      """
    let view = try root(
      stack,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="view-main" secondAttribute="leading" id="c1"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="view-main" secondAttribute="top" id="c2"/>
      <constraint firstItem="stack" firstAttribute="width" constant="100" id="c3"/>
      <constraint firstItem="stack" firstAttribute="height" constant="110" id="c4"/>
      """)
    let arranged = try #require(view.subviews.first as? UIStackView).arrangedSubviews
    #expect(
      arranged.map(\.frame) == [
        CGRect(x: 25, y: 0, width: 50, height: 50), CGRect(x: 15, y: 60, width: 70, height: 50),
      ])
  }

  @Test func `the guides of old controllers stand for the safe area`() throws {
    let view = try root(
      constrained("a"),
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="top-guide" secondAttribute="bottom" id="c1"/>
      <constraint firstItem="bottom-guide" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="7" id="c2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="view-main" secondAttribute="leading" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c4"/>
      """,
      guides: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top-guide"/>
        <viewControllerLayoutGuide type="bottom" id="bottom-guide"/></layoutGuides>
        """)
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 400, height: 793))
  }

  @Test func `the default variation leaves out what it excludes`() throws {
    let board = try storyboard(
      screen(
        views: constrained("a") + constrained("b"),
        rest: """
          <constraints><constraint firstItem="a" firstAttribute="width" constant="1" id="c1"/>
          <constraint firstItem="a" firstAttribute="height" constant="1" id="c2"/></constraints>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
          <mask key="constraints"><exclude reference="c2"/></mask></variation>
          """))
    let view = try #require(try Headless.instantiateViewController("Screen", from: board).view)
    #expect(view.subviews.count == 1 && view.constraints.count == 1)
  }

  @Test func `a variation for a size class is refused`() throws {
    let board = try storyboard(screen(rest: "<variation key=\"heightClass=compact\"/>"))
    #expect(
      throws: StoryboardError.unknownElement(
        .init(file: "Main.storyboard", line: 13, element: "variation"), parent: "view")
    ) { try Headless.instantiateViewController("Screen", from: board) }
  }
}
