import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("Constraints of a nib") struct ConstraintTests {
  /// Lays out a view of 320 × 480 points with subviews `a` and `b` and these constraints.
  private func frames(
    _ constraints: String, mask: String = "", subviews: String? = nil
  ) throws -> [CGRect] {
    let inner =
      subviews
        ?? """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        """
    let view = try #require(
      NibFolder.view(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(inner)</subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <constraints>\(constraints)</constraints>\(mask)</view>
        """, UIView.self))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }

  private static func fix(_ id: String, _ frame: CGRect) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="\(frame.minX)" id="\(id)1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="r" secondAttribute="top" constant="\(frame.minY)" id="\(id)2"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(frame.width)" id="\(id)3"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="\(frame.height)" id="\(id)4"/>
    """
  }

  @Test func `place views by edges, with the view itself for the item that is left out`() throws {
    let found = try frames(
      Self.fix("b", CGRect(x: 0, y: 0, width: 10, height: 10))
        + """
        <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="5" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="15" id="c4"/>
        """)
    #expect(found[0] == CGRect(x: 20, y: 5, width: 270, height: 460))
  }

  struct Multiplier: Sendable {
    let text: String
    let width: CGFloat
  }

  @Test(
    "have multipliers as numbers and as ratios",
    arguments: [
      Multiplier(text: "0.5", width: 160), Multiplier(text: "1:4", width: 80),
      Multiplier(text: "3:4", width: 240),
    ]) func multipliers(_ row: Multiplier) throws
  {
    let found = try frames(
      Self.fix("b", CGRect(x: 0, y: 0, width: 10, height: 10))
        + """
        <constraint firstItem="a" firstAttribute="width" secondItem="r" secondAttribute="width" multiplier="\(row.text)" id="c1"/>
        <constraint firstItem="a" firstAttribute="height" constant="10" id="c2"/>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="r" secondAttribute="centerX" id="c3"/>
        <constraint firstItem="a" firstAttribute="centerY" secondItem="r" secondAttribute="centerY" id="c4"/>
        """)
    #expect(found[0].width == row.width)
    #expect(found[0].midX == 160)
  }

  @Test func `yield by their priorities`() throws {
    let found = try frames(
      Self.fix("a", CGRect(x: 0, y: 0, width: 100, height: 10))
        + """
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="c1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c2"/>
        <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" id="c3"/>
        <constraint firstItem="b" firstAttribute="width" priority="750" constant="400" id="c4"/>
        <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="50" id="c5"/>
        """)
    #expect(found[1] == CGRect(x: 108, y: 0, width: 50, height: 10))
  }

  @Test func `are left out where a variation or a placeholder says so`() throws {
    let found = try frames(
      Self.fix("a", CGRect(x: 0, y: 0, width: 10, height: 10))
        + Self.fix("b", CGRect(x: 0, y: 0, width: 10, height: 10))
          + """
          <constraint firstItem="a" firstAttribute="width" constant="70" id="c1"/>
          <constraint firstItem="b" firstAttribute="width" constant="80" placeholder="YES" id="c2"/>
          """,
      mask: """
        <variation key="default"><mask key="constraints"><exclude reference="a3"/></mask></variation>
        """)
    #expect(found.map(\.width) == [70, 10])
  }

  @Test func `have constants that vary by size class`() throws {
    let found = try frames(
      Self.fix("b", CGRect(x: 0, y: 0, width: 10, height: 10))
        + Self.fix("a", CGRect(x: 0, y: 0, width: 10, height: 10)).replacingOccurrences(
          of: "firstAttribute=\"width\" constant=\"10.0\" id=\"a3\"/>",
          with: "firstAttribute=\"width\" constant=\"10.0\" id=\"a3\">"
            + "<variation key=\"widthClass=compact\" constant=\"44\"/></constraint>"))
    #expect(found[0].width == 44)
  }

  @Test func `hold in margins and baselines`() throws {
    let found = try frames(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="topMargin" id="c3"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c4"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="c5"/>
      """,
      subviews: """
        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        """)
    #expect(found[0].minX == 8)
    #expect(found[0].width == 304)
    #expect(found[0].minY == 8)
    #expect(found[1].minY == found[0].maxY + 8)
  }
}
