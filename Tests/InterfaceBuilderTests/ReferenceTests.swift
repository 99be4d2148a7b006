import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder
@testable import UIKitModel

@MainActor @Suite("An id that no element has") struct ReferenceTests {
  private static let view = "<view id=\"v\"><rect key=\"frame\" width=\"10\" height=\"10\"/>"

  nonisolated static let references: [(text: String, says: String)] = [
    (
      "<outlet property=\"name\" destination=\"gone\" id=\"r\"/>",
      "destination of <outlet property=\"name\">"
    ),
    (
      "<outletCollection property=\"all\" destination=\"gone\" id=\"r\"/>",
      "destination of <outletCollection property=\"all\">"
    ),
    (
      "<action selector=\"save:\" destination=\"gone\" id=\"r\"/>",
      "destination of <action selector=\"save:\">"
    ),
    (
      "<segue destination=\"gone\" kind=\"show\" identifier=\"Show\" id=\"r\"/>",
      "destination of <segue identifier=\"Show\">"
    ),
  ]

  @Test("in a connection is an error at its line", arguments: references)
  func connection(_ text: String, says: String) throws {
    let exception = try #require(
      UIKitException.caught {
        _ = NibFolder.objects("\(Self.view)\n<connections>\n\(text)\n</connections></view>")
      })
    #expect(exception.reason.hasPrefix("data:10:"), "\(exception.reason)")
    #expect(exception.reason.contains("\(says) is \"gone\""), "\(exception.reason)")
  }

  @Test(
    "in a constraint, a variation or a cell is an error, too",
    arguments: [
      "<constraints><constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"c\"/></constraints>",
      "<constraints><constraint firstAttribute=\"top\" secondItem=\"gone\" id=\"c\"/></constraints>",
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"gone\"/></mask></variation>",
      "<subviews><tableViewCell textLabel=\"gone\" id=\"c\"/></subviews>",
    ]) func others(_ text: String)
  {
    let exception = UIKitException.caught {
      _ = NibFolder.objects("\(Self.view)\(text)</view>")
    }
    #expect(exception?.reason.contains("no element of the file has this id") == true)
  }

  @Test("as the initial scene is an error") func initial() throws {
    _ = try NibFolder(["NoStart.storyboard": NibFolder.storyboard([], initial: "gone")])
    let exception = UIKitException.caught { _ = UIStoryboard(name: "NoStart", bundle: nil) }
    #expect(exception?.reason.contains("initialViewController of <document> is \"gone\"") == true)
  }
}

@MainActor @Suite("An outlet into a prototype cell") struct RepeatedTests {
  @Test("is a line in the console") func line() throws {
    ConsoleLog.removeAll()
    let table = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="C" id="c">
      <tableViewCellContentView key="contentView" id="cv"><subviews><label id="l"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    _ = try NibFolder([
      "Repeated.xib": NibFolder.xib(
        table,
        connections: "<outlet property=\"view\" destination=\"t\" id=\"o1\"/>"
          + "<outlet property=\"nameLabel\" destination=\"l\" id=\"o2\"/>")
    ])
    let controller = FormController(nibName: "Repeated", bundle: nil)
    controller.loadViewIfNeeded()
    #expect(controller.view is UITableView && controller.nameLabel == nil)
    #expect(ConsoleLog.messages.count == 1)
    #expect(
      ConsoleLog.messages.first?.hasPrefix(
        "Repeated.xib:5: not connected: <outlet property=\"nameLabel\"> leads into a prototype")
        == true
    )
  }
}

@MainActor @Suite("A view of a framework that is not here") struct StandInTests {
  private static let map = """
    <view id="v"><rect key="frame" width="100" height="100"/><subviews>
    <mapView mapType="hybrid" id="m">
    <rect key="frame" width="50" height="50"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="showsScale" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="delegate" destination="-1" id="o"/>
    </connections></mapView><sceneKitView id="s"/></subviews></view>
    """

  @Test("is a plain view, with a line for itself and for each thing it cannot hold")
  func plain() throws {
    ConsoleLog.removeAll()
    let owner = NSObject()
    var made: UIView?
    let exception = UIKitException.caught {
      made = NibFolder.objects(Self.map, owner: owner).first as? UIView
    }
    #expect(exception == nil)
    let map = try #require(made?.subviews.first)
    #expect(type(of: map) == UIView.self && map.frame.width == 50 && map.layer.cornerRadius == 4)
    let messages = ConsoleLog.messages
    #expect(
      messages.contains {
        $0.hasPrefix("data:9: not acted on: <mapView>, a plain UIView in place of MKMapView")
      })
    #expect(messages.contains { $0.contains("<sceneKitView>, a plain UIView in place of SCNView") })
    #expect(messages.contains("data:12: not acted on: the attribute showsScale of <mapView>"))
    #expect(messages.contains("data:16: not acted on: the outlet delegate of <mapView>"))
    #expect(messages.count == 4, "\(messages)")
  }
}

@MainActor @Suite("What leads to the cause of an exception") struct HintTests {
  private static let scenes = NibFolder.storyboard([
    """
    <viewController storyboardIdentifier="Feed" id="a"><view key="view" id="av">
    <rect key="frame" width="300" height="300"/><subviews><button id="b">
    <rect key="frame" width="100" height="40"/><state key="normal" title="Go"/>
    <connections><segue destination="c" kind="show" identifier="ShowPost" id="s"/></connections>
    </button></subviews></view></viewController>
    """,
    "<viewController storyboardIdentifier=\"Post\" id=\"c\"><view key=\"view\" id=\"cv\"/></viewController>",
  ])

  private static func hint(_ body: () throws -> Void) throws -> String {
    try #require(try UIKitException.caught(body)?.hint)
  }

  @Test("names the scenes and the segues that there are") func scenes() throws {
    _ = try NibFolder(["Feeds.storyboard": Self.scenes])
    let storyboard = UIStoryboard(name: "Feeds", bundle: nil)
    let scene = try Self.hint { _ = storyboard.instantiateViewController(withIdentifier: "Fed") }
    #expect(scene.hasSuffix("; found: Feed, Post"))
    let feed = storyboard.instantiateViewController(withIdentifier: "Feed")
    let segue = try Self.hint { feed.performSegue(withIdentifier: "ShowGhost", sender: nil) }
    #expect(segue == "Feeds.storyboard:4: found: ShowPost")
  }

  @Test("names where a file is listed, and the files that there are") func files() throws {
    _ = try NibFolder(["Feeds.storyboard": Self.scenes])
    let storyboard = try Self.hint { _ = UIStoryboard(name: "Fees", bundle: nil) }
    #expect(storyboard.contains("`resources:`") && storyboard.contains("Feeds.storyboard"))
    let nib = try Self.hint { _ = UINib(nibName: "Nope", bundle: nil).instantiate(withOwner: nil) }
    #expect(nib.hasPrefix("Nope.xib is not among the resources"))
  }

  @Test("names the line of an outlet, and the class that was missing") func key() throws {
    ConsoleLog.removeAll()
    let hint = try Self.hint {
      _ = NibFolder.objects(
        """
        <view id="v" customClass="Gone"><connections>
        <outlet property="nmae" destination="v" id="o"/></connections></view>
        """)
    }
    #expect(
      hint == "data:9: the outlet nmae of <view customClass=\"Gone\">; the class Gone of <view> in "
        + "line 8 does not exist")
  }

  @Test(
    "names the line of a user-defined attribute and of a collection, too",
    arguments: [
      (
        "<userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute type=\"string\" "
          + "keyPath=\"nmae\" value=\"A\"/></userDefinedRuntimeAttributes>",
        "data:9: the attribute nmae of <view>"
      ),
      (
        "<connections>\n<outletCollection property=\"nmaes\" destination=\"v\" id=\"o\"/>"
          + "</connections>",
        "data:9: the outlet collection nmaes of <view>"
      ),
    ]) func others(_ text: String, says: String) throws
  {
    let hint = try Self.hint { _ = NibFolder.objects("<view id=\"v\">\(text)</view>") }
    #expect(hint == says)
  }

  @Test("is not in UIKit's reason, and two exceptions that differ in it are equal")
  func apart() {
    let one = UIKitException("no row 3", hint: "found: 1, 2")
    #expect(one == UIKitException("no row 3") && one.description.hasSuffix("'no row 3'"))
    #expect(one.hashValue == UIKitException("no row 3").hashValue)
    #expect(one.explainedReason == "no row 3\nfound: 1, 2")
  }

  @Test("is in the issue of the verb, with what the console had") func issue() throws {
    _ = try NibFolder([
      "Gone.storyboard": NibFolder.storyboard([
        "<viewController customClass=\"No\" storyboardIdentifier=\"Feed\" id=\"a\">"
          + "<view key=\"view\" id=\"v\"><subviews><button id=\"b\">"
          + "<rect key=\"frame\" width=\"99\" height=\"40\"/><state key=\"normal\" title=\"Go\"/>"
          + "</button></subviews></view></viewController>"
      ])
    ])
    let screen = try #require(Screen(storyboard: "Gone", identifier: "Feed", on: .iPhone15Pro))
    #expect(screen.window.bounds.size == CGSize(width: 393, height: 852))
    withKnownIssue {
      screen.tap("Stop")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("“Stop” is not on the screen; there are: Go")
        && text.contains("\nBefore, the console had: Unknown class No in Interface Builder")
    }
  }
}
