import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A view of a nib") struct ViewTests {
  @Test func `has its frame, mask, color and flags`() throws {
    let view = try #require(
      NibFolder.view(
        """
        <view opaque="NO" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES"
            userInteractionEnabled="NO" contentMode="scaleAspectFit" id="a">
            <rect key="frame" x="1" y="2" width="30" height="40.5"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES"/>
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" systemColor="systemGreenColor"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <accessibility key="accessibilityConfiguration" identifier="it" label="A view"/>
        </view>
        """, UIView.self))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40.5))
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleWidth])
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.tintColor == .systemGreen)
    #expect(view.isHidden && !view.isOpaque && view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.accessibilityIdentifier == "it")
    #expect(view.accessibilityLabel == "A view")
  }

  @Test func `has its subviews in order, back to front`() throws {
    let view = try #require(
      NibFolder.view(
        "<view id=\"a\"><subviews><label tag=\"1\" id=\"b\"/><button tag=\"2\" id=\"c\"/></subviews></view>",
        UIView.self))
    #expect(view.subviews.map(\.tag) == [1, 2])
    #expect(view.subviews.first is UILabel)
    #expect(view.subviews.last is UIButton)
  }

  @Test func `that is a label has its text, font and lines`() throws {
    let label = try #require(
      NibFolder.view(
        """
        <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0"
            minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" horizontalHuggingPriority="251"
            verticalCompressionResistancePriority="1000" id="a">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
            <nil key="highlightedColor"/>
        </label>
        """, UILabel.self))
    #expect(label.text == "Hello")
    #expect(label.font == .boldSystemFont(ofSize: 21))
    #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `has long and attributed texts`() throws {
    let label = try #require(
      NibFolder.view(
        """
        <label id="a"><attributedString key="attributedText">
            <fragment content="One "><attributes><font key="NSFont" metaFont="system" size="14"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
            </attributes></fragment>
            <fragment><string key="content">two</string></fragment>
        </attributedString></label>
        """, UILabel.self))
    #expect(label.attributedText?.string == "One two")
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 14))
    let text = try #require(
      NibFolder.view(
        "<textView id=\"a\"><string key=\"text\">Two\nlines</string></textView>", UITextView.self))
    #expect(text.text == "Two\nlines")
    let encoded = try #require(
      NibFolder.view(
        "<textView id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">SGVsbG8</string></textView>",
        UITextView.self))
    #expect(encoded.text == "Hello")
  }

  @Test func `has the fonts of styles, weights and families`() {
    func font(_ attributes: String) -> UIFont? {
      NibFolder.view(
        "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>",
        UILabel.self)?.font
    }
    #expect(font("style=\"UICTFontTextStyleHeadline\"") == .preferredFont(forTextStyle: .headline))
    #expect(
      font("type=\"system\" weight=\"medium\" pointSize=\"15\"")
        == .systemFont(ofSize: 15, weight: .medium))
    #expect(font("type=\"italicSystem\" pointSize=\"11\"") == .italicSystemFont(ofSize: 11))
    #expect(font("name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"15\"")?.pointSize == 15)
  }

  @Test func `that is a button has its type, titles and configuration`() throws {
    let button = try #require(
      NibFolder.view(
        """
        <button buttonType="system" contentHorizontalAlignment="left" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="18"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Save"><color key="titleColor" systemColor="systemRedColor"/></state>
            <state key="disabled" title="Saved"/>
        </button>
        """, UIButton.self))
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save")
    #expect(button.title(for: .disabled) == "Saved")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .left)
    let filled = try #require(
      NibFolder.view(
        "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/></button>",
        UIButton.self))
    #expect(filled.configuration?.title == "Go")
    let later = try #require(
      NibFolder.view(
        """
        <button id="a"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="Set"/></button>
        """, UIButton.self))
    #expect(later.currentTitle == "Set" && later.configuration?.title == "Set")
  }

  @Test func `a button has the image and the font that elements inside of it name`() throws {
    let button = try #require(
      NibFolder.view(
        """
        <button id="a"><state key="normal"><imageReference key="image" image="trash" catalog="system"/>
        </state></button>
        """, UIButton.self))
    #expect(button.currentImage != nil)
    let configured = try #require(
      NibFolder.view(
        """
        <button id="a"><buttonConfiguration key="configuration" style="filled" title="Go">
            <imageReference key="image" image="trash" catalog="system"/>
            <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle1"/>
        </buttonConfiguration></button>
        """, UIButton.self))
    #expect(configured.configuration?.image != nil)
    #expect(configured.titleLabel?.font == .preferredFont(forTextStyle: .title1))
    #expect(!ConsoleLog.messages.contains { $0.contains("not acted on") })
  }

  final class Named: UIView {}

  @Test func `a class is found by the name that Objective-C has for it`() throws {
    #expect(
      NibFolder.view("<view customClass=\"NamedInObjectiveC\" id=\"a\"/>", UIView.self) is Named)
  }

  @Test func `lists of bar buttons and the guide of the keyboard are not reported`() throws {
    let bar = try #require(
      NibFolder.view(
        """
        <navigationBar id="a"><items><navigationItem id="b"><rightBarButtonItems>
            <barButtonItem systemItem="add" id="c"/><barButtonItem systemItem="trash" id="d"/>
        </rightBarButtonItems></navigationItem></items></navigationBar>
        """, UINavigationBar.self))
    #expect(bar.items?.first?.rightBarButtonItems?.count == 2)
    let view = try #require(
      NibFolder.view(
        "<view id=\"a\"><keyboardLayoutGuide key=\"keyboard\" id=\"b\"/></view>", UIView.self))
    #expect(view.bounds.isEmpty)
    #expect(!ConsoleLog.messages.contains { $0.contains("not acted on") })
  }

  @Test func `that is a control has its values`() throws {
    let slider = try #require(
      NibFolder.view(
        "<slider value=\"30\" minValue=\"10\" maxValue=\"50\" id=\"a\"/>", UISlider.self))
    #expect(slider.value == 30)
    #expect(slider.maximumValue == 50)
    #expect(NibFolder.view("<switch on=\"YES\" id=\"a\"/>", UISwitch.self)?.isOn == true)
    let stepper = try #require(
      NibFolder.view(
        "<stepper value=\"150\" maximumValue=\"300\" stepValue=\"5\" id=\"a\"/>", UIStepper.self))
    #expect(stepper.value == 150)
    let segments = try #require(
      NibFolder.view(
        """
        <segmentedControl selectedSegmentIndex="1" id="a"><segments>
            <segment title="First"/><segment title="Second"/></segments></segmentedControl>
        """, UISegmentedControl.self))
    #expect(segments.numberOfSegments == 2)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "Second")
    let field = try #require(
      NibFolder.view(
        """
        <textField placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing" id="a">
            <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"
                secureTextEntry="YES"/></textField>
        """, UITextField.self))
    #expect(field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(field.isSecureTextEntry)
    let pages = try #require(
      NibFolder.view(
        "<pageControl numberOfPages=\"3\" currentPage=\"1\" id=\"a\"/>", UIPageControl.self))
    #expect(pages.currentPage == 1)
    #expect(
      NibFolder.view("<progressView progress=\"0.5\" id=\"a\"/>", UIProgressView.self)?.progress
        == 0.5)
    #expect(
      NibFolder.view(
        "<activityIndicatorView animating=\"YES\" style=\"large\" id=\"a\"/>",
        UIActivityIndicatorView.self)?.isAnimating == true)
  }

  @Test func `has images in the size that the file's resources give`() throws {
    let nib = UINib(
      data: Data(
        NibFolder.xib(
          "<imageView image=\"star\" id=\"a\"/>",
          resources: "<image name=\"star\" width=\"22\" height=\"18\"/>"
        ).utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIImageView)
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 18))
  }

  @Test func `has the colors that the file's resources name`() throws {
    let nib = UINib(
      data: Data(
        NibFolder.xib(
          "<view id=\"a\"><color key=\"backgroundColor\" name=\"Brand\"/></view>",
          resources: """
            <namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1"
              colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            """
        ).utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.backgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
  }

  @Test func `of a class that does not exist is a plain one, and the console says so`() throws {
    ConsoleLog.removeAll()
    let view = try #require(
      NibFolder.view("<view customClass=\"Gone\" customModule=\"App\" id=\"a\"/>", UIView.self))
    #expect(type(of: view) == UIView.self)
    let message = try #require(ConsoleLog.messages.first)
    #expect(message.hasPrefix("Unknown class App.Gone in Interface Builder file. data:8: no class"))
    #expect(message.hasSuffix("the object is one of UIView") && ConsoleLog.messages.count == 1)
  }

  @Test func `of a class of one's own is made by its coder, with its subviews`() throws {
    let view = try #require(
      NibFolder.view(
        "<view customClass=\"BadgeView\" customModule=\"OtherModule\" id=\"a\"><subviews><label id=\"b\"/></subviews></view>",
        BadgeView.self))
    #expect(view.subviewsInInit == 1)
  }

  @Test func `of a private class is found as well`() {
    #expect(
      NibFolder.view("<view customClass=\"HiddenBadgeView\" id=\"a\"/>", HiddenBadgeView.self)
        != nil)
  }

  @Test func `of a framework that is not here is a plain one with a line in the console`() throws {
    ConsoleLog.removeAll()
    #expect(NibFolder.view("<mapView mapType=\"standard\" id=\"a\"/>", UIView.self) != nil)
    #expect(ConsoleLog.messages.count == 1)
  }

  @Test func `that is a stack arranges its subviews`() throws {
    let stack = try #require(
      NibFolder.view(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="a">
            <subviews><view id="b"/><view id="c"/></subviews></stackView>
        """, UIStackView.self))
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == 8)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `varies by size class`() throws {
    let label = try #require(
      NibFolder.view(
        """
        <view id="r"><subviews><label text="wide" id="a">
            <variation key="widthClass=compact" text="narrow"/>
            <variation key="heightClass=compact-widthClass=compact" text="small"/>
        </label><view tag="1" id="b"/><view tag="2" id="c"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
        </view>
        """, UIView.self))
    #expect((label.subviews.first as? UILabel)?.text == "narrow")
    #expect(label.subviews.map(\.tag) == [0, 2])
  }
}

final class BadgeView: UIView {
  private(set) var subviewsInInit = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsInInit = subviews.count
  }
}

private final class HiddenBadgeView: UIView {}

/// What the rewriting of `@objc(NamedInObjectiveC) class Named` adds.
private final class _ObjectiveCName_NamedInObjectiveC: ObjectiveCNamed {
  static var named: AnyClass { ViewTests.Named.self }
}
