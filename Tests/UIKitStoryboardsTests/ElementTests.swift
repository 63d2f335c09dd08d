import Foundation
import Testing
import UIKit
import UIKitTestSupport

final class Badge: UIView {
  var corner: CGFloat = 0
  var count = 0
  var isBold = false
  var caption: String?
  var offset = CGPoint.zero
  var shade: UIColor?
  private(set) var countWhenAwake: Int?

  override func awakeFromNib() { countWhenAwake = count }
}

extension Badge: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [
      .attribute("corner", \Badge.corner), .attribute("count", \Badge.count),
      .attribute("isBold", \Badge.isBold), .attribute("caption", \Badge.caption),
      .attribute("offset", \Badge.offset), .attribute("shade", \Badge.shade),
    ]
  }
}

@MainActor @Suite(.headlessUIKit) struct ElementTests {
  @Test func `a view has its frame, mask, look and tag`() throws {
    let found = try view(
      UIView.self,
      of: """
        <view hidden="YES" alpha="0.5" opaque="NO" userInteractionEnabled="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="scaleAspectFit" tag="7" \
        semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="251" \
        verticalCompressionResistancePriority="700" restorationIdentifier="r" id="x">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens">
        <accessibilityTraits key="traits" button="YES" selected="YES"/>
        <bool key="isElement" value="YES"/></accessibility>
        </view>
        """)
    #expect(found.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(found.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(found.isHidden && !found.isOpaque && !found.isUserInteractionEnabled)
    #expect(found.clipsToBounds && found.isMultipleTouchEnabled)
    #expect(found.alpha == 0.5 && found.tag == 7 && found.contentMode == .scaleAspectFit)
    #expect(found.semanticContentAttribute == .forceRightToLeft)
    #expect(found.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(found.contentCompressionResistancePriority(for: .vertical).rawValue == 700)
    #expect(found.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(found.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(found.accessibilityIdentifier == "box" && found.accessibilityLabel == "Box")
    #expect(found.accessibilityHint == "Opens" && found.isAccessibilityElement)
    #expect(found.accessibilityTraits == [.button, .selected])
  }

  @Test(arguments: [
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
    (
      "white=\"0.25\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      UIColor(white: 0.25, alpha: 0.5)
    ),
    (
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
      UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    ),
    ("systemColor=\"labelColor\"", UIColor.label),
    ("systemColor=\"systemBlueColor\"", UIColor.systemBlue),
    ("cocoaTouchSystemColor=\"darkTextColor\"", UIColor.darkText),
    ("name=\"Brand\"", UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)),
  ])
  func `colors are read in every form`(attributes: String, color: UIColor) throws {
    let found = try view(
      UIView.self, of: "<view id=\"x\"><color key=\"backgroundColor\" \(attributes)/></view>",
      resources: """
        <namedColor name="Brand"><color red="0.5" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    #expect(found.backgroundColor == color)
  }

  @Test func `a label has its text, font and lines`() throws {
    let label = try view(
      UILabel.self,
      of: """
        <label opaque="NO" userInteractionEnabled="NO" text="Hello" textAlignment="center" \
        lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" \
        adjustsFontSizeToFit="NO" enabled="NO" id="x">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <nil key="highlightedColor"/></label>
        """)
    #expect(label.text == "Hello" && label.textAlignment == .center)
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == .secondaryLabel)
    #expect(label.numberOfLines == 0 && label.lineBreakMode == .byWordWrapping)
    #expect(!label.isEnabled && !label.isUserInteractionEnabled && !label.isOpaque)
  }

  @Test func `text of several lines and a text style are read`() throws {
    let label = try view(
      UILabel.self,
      of: """
        <label adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="x">
        <string key="text">One
        two</string>
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
        """)
    #expect(label.text == "One\ntwo")
    #expect(label.font == .preferredFont(forTextStyle: .title1))
    #expect(label.isUserInteractionEnabled)
  }

  @Test func `a button has its titles and colors by state`() throws {
    let button = try view(
      UIButton.self,
      of: """
        <button opaque="NO" buttonType="system" contentHorizontalAlignment="left" \
        lineBreakMode="middleTruncation" enabled="NO" id="x">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
        <state key="disabled" title="Wait"/></button>
        """)
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Go" && button.currentTitle == "Wait")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(button.contentHorizontalAlignment == .left)
  }

  @Test func `a button may have a configuration`() throws {
    let button = try view(
      UIButton.self,
      of: """
        <button buttonType="system" id="x"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now" \
        cornerStyle="capsule"><color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration></button>
        """)
    #expect(button.configuration?.title == "Buy" && button.configuration?.subtitle == "Now")
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.baseBackgroundColor == .systemGreen)
  }

  @Test func `a text field has its text and traits`() throws {
    let field = try view(
      UITextField.self,
      of: """
        <textField borderStyle="roundedRect" placeholder="Name" text="Ada" textAlignment="natural" \
        minimumFontSize="17" clearButtonMode="whileEditing" adjustsFontSizeToFit="NO" id="x">
        <textInputTraits key="textInputTraits" autocapitalizationType="words" \
        keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES" \
        textContentType="username"/></textField>
        """)
    #expect(field.text == "Ada" && field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    #expect(field.autocapitalizationType == .words && field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done && field.isSecureTextEntry)
    #expect(field.textContentType == .username)
  }

  @Test func `value controls have their ranges and values`() throws {
    let slider = try view(
      UISlider.self,
      of: "<slider value=\"150\" minValue=\"100\" maxValue=\"200\" continuous=\"NO\" id=\"x\"/>")
    #expect(slider.value == 150 && slider.minimumValue == 100 && slider.maximumValue == 200)
    #expect(!slider.isContinuous)

    let stepper = try view(
      UIStepper.self,
      of: "<stepper value=\"150\" minimumValue=\"100\" maximumValue=\"200\" stepValue=\"5\" "
        + "wraps=\"YES\" id=\"x\"/>")
    #expect(stepper.value == 150 && stepper.stepValue == 5 && stepper.wraps)

    #expect(try view(UISwitch.self, of: "<switch on=\"YES\" id=\"x\"/>").isOn)

    let progress = try view(
      UIProgressView.self,
      of: "<progressView progress=\"0.25\" progressViewStyle=\"bar\" id=\"x\"/>")
    #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)

    let spinner = try view(
      UIActivityIndicatorView.self,
      of:
        "<activityIndicatorView style=\"large\" animating=\"YES\" hidesWhenStopped=\"YES\" tag=\"3\" id=\"x\"/>"
    )
    #expect(spinner.style == .large && spinner.isAnimating && !spinner.isHidden)
    #expect(spinner.tag == 3)
  }

  @Test func `a segmented control has its segments and the selected one`() throws {
    let control = try view(
      UISegmentedControl.self,
      of: """
        <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="x"><segments>
        <segment title="A"/><segment title="B" width="80"/><segment title="C" enabled="NO"/>
        </segments></segmentedControl>
        """)
    #expect((0..<control.numberOfSegments).map(control.titleForSegment) == ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == 1 && control.widthForSegment(at: 1) == 80)
    #expect(!control.isEnabledForSegment(at: 2))
  }

  @Test func `an image has the size that the document remembers`() throws {
    let image = try view(
      UIImageView.self,
      of: "<imageView userInteractionEnabled=\"NO\" image=\"logo\" id=\"x\"/>",
      resources: "<image name=\"logo\" width=\"128\" height=\"64\"/>")
    #expect(image.image?.size == CGSize(width: 128, height: 64))
    #expect(image.intrinsicContentSize == CGSize(width: 128, height: 64))
  }

  @Test func `a scroll view has its content's guides and behaviour`() throws {
    let scroll = try view(
      UIScrollView.self,
      of: """
        <scrollView clipsSubviews="YES" pagingEnabled="YES" alwaysBounceVertical="YES" \
        showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag" \
        contentInsetAdjustmentBehavior="never" id="x">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="content"/></subviews>
        <constraints>
        <constraint firstItem="content" firstAttribute="top" secondItem="guide" secondAttribute="top" id="c1"/>
        <constraint firstItem="content" firstAttribute="leading" secondItem="guide" secondAttribute="leading" id="c2"/>
        <constraint firstItem="content" firstAttribute="trailing" secondItem="guide" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="content" firstAttribute="bottom" secondItem="guide" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="content" firstAttribute="width" constant="100" id="c5"/>
        <constraint firstItem="content" firstAttribute="height" constant="300" id="c6"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="guide"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
        """)
    #expect(scroll.isPagingEnabled && scroll.alwaysBounceVertical && scroll.clipsToBounds)
    #expect(!scroll.showsVerticalScrollIndicator && scroll.keyboardDismissMode == .onDrag)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func `runtime attributes are set before a view awakes`() throws {
    let badge = try view(
      Badge.self,
      of: """
        <view id="x" customClass="Badge" customModule="UIKitStoryboardsTests">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
        <userDefinedRuntimeAttribute type="point" keyPath="offset"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """)
    #expect(badge.corner == 2.5 && badge.count == 4 && badge.isBold && badge.caption == "New")
    #expect(badge.offset == CGPoint(x: 1, y: 2) && badge.shade == .systemRed)
    #expect(badge.layer.cornerRadius == 8 && badge.layer.masksToBounds)
    #expect(badge.countWhenAwake == 4)
  }

  @Test func `a fraction is no whole number`() throws {
    let reported = reports {
      let badge = try? view(
        Badge.self,
        of: """
          <view id="x" customClass="Badge" customModule="UIKitStoryboardsTests">
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></view>
          """)
      #expect(badge?.count == 0)
    }
    #expect(
      reported.map(\.description) == [
        "Main.storyboard:12: <userDefinedRuntimeAttribute>: 2.5 cannot be the attribute \"count\" of "
          + "Badge"
      ])
  }
}

final class TapScreen: UIViewController {
  var taps: [Int] = []
  var tap: UITapGestureRecognizer!
  func tapped(_ recognizer: UITapGestureRecognizer) { taps.append(recognizer.view?.tag ?? 0) }
}

extension TapScreen: InterfaceConnecting {
  static var interfaceConnections: [InterfaceConnection] {
    [.action("tapped:", TapScreen.tapped), .outlet("tap", \TapScreen.tap)]
  }
}

@MainActor @Suite(.headlessUIKit) struct GestureElementTests {
  @Test func `recognizers of a scene are added to their views and reach the controller`() throws {
    let board = try storyboard(
      screen(
        class: "TapScreen",
        views: """
          <view tag="4" id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <connections><outletCollection property="gestureRecognizers" destination="tap" \
          appends="YES" id="o1"/></connections></view>
          """,
        of: "<connections><outlet property=\"tap\" destination=\"tap\" id=\"o2\"/></connections>",
        objects: """
          <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="tap">
          <connections><action selector="tapped:" destination="main" id="a1"/></connections>
          </tapGestureRecognizer>
          <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="0.75" id="press"/>
          """))
    let screen = try #require(
      board.instantiateViewController(withIdentifier: "Screen") as? TapScreen)
    let window = showInWindow(screen)
    #expect(screen.view.subviews[0].gestureRecognizers?.first === screen.tap)
    #expect(screen.tap.numberOfTapsRequired == 2 && !screen.tap.cancelsTouchesInView)
    let finger = TouchDriver(in: window)
    finger.tap(50, 50)
    finger.tap(50, 50)
    Headless.runUntilIdle()
    #expect(screen.taps == [4])
  }
}

final class CountingPan: UIPanGestureRecognizer {
  let made = "by its class"
}

extension GestureElementTests {
  @Test func `a recognizer may be of a class of the program's own`() throws {
    let board = try storyboard(
      screen(
        views: """
          <view id="box"><connections><outletCollection property="gestureRecognizers" \
          destination="pan" id="o1"/></connections></view>
          """,
        objects: """
          <panGestureRecognizer minimumNumberOfTouches="2" id="pan" customClass="CountingPan" \
          customModule="UIKitStoryboardsTests"/>
          """))
    let view = try #require(board.instantiateViewController(withIdentifier: "Screen").view)
    let pan = view.subviews[0].gestureRecognizers?.first as? CountingPan
    #expect(pan?.made == "by its class" && pan?.minimumNumberOfTouches == 2)
  }
}
