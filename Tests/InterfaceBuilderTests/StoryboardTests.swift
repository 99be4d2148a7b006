import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A storyboard") struct StoryboardTests {
  private static func scene(
    _ id: String, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <viewController storyboardIdentifier="\(id)" id="\(id)" \(attributes)>
        <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        \(inside)
    </viewController>
    """
  }

  private static func segue(
    _ destination: String, _ kind: String, _ attributes: String = ""
  ) -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"\(destination)\(kind)\"/>"
  }

  @Test func `makes its initial controller and those it names`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [Self.scene("A", "title=\"First\""), Self.scene("B", "customClass=\"PlainController\"")],
        initial: "A")
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = try #require(storyboard.instantiateInitialViewController())
    #expect(first.title == "First")
    #expect(!first.isViewLoaded)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(first.storyboard === storyboard)
    let second = storyboard.instantiateViewController(withIdentifier: "B")
    #expect(second is PlainController)
    let typed: PlainController = storyboard.instantiateViewController(identifier: "B")
    #expect(typed !== second)
  }

  @Test func `lets a creator make the controller`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard([Self.scene("B", "customClass=\"CreatedController\"")]
      )
    ])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "B") {
      CreatedController(coder: $0, name: "Ada")
    }
    #expect(made.name == "Ada")
    #expect(made.view.frame.width == 375)
  }

  @Test func `raises UIKit's exceptions for what is not there`() throws {
    _ = try NibFolder(["Main.storyboard": NibFolder.storyboard([Self.scene("A")])])
    let missing = UIKitException.caught { _ = UIStoryboard(name: "Other", bundle: nil) }
    #expect(missing?.name == "NSInvalidArgumentException")
    #expect(
      missing?.reason.hasPrefix("Could not find a storyboard named 'Other' in bundle NSBundle <")
        == true)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let scene = UIKitException.caught {
      _ = storyboard.instantiateViewController(withIdentifier: "Z")
    }
    #expect(scene?.reason.hasPrefix("Storyboard (<UIStoryboard: 0x") == true)
    #expect(
      scene?.reason.hasSuffix(" doesn't contain a view controller with identifier 'Z'") == true)
    let controller = storyboard.instantiateViewController(withIdentifier: "A")
    let segue = UIKitException.caught {
      controller.performSegue(withIdentifier: "next", sender: nil)
    }
    #expect(segue?.reason.hasPrefix("Receiver (<UIViewController: 0x") == true)
    #expect(segue?.reason.hasSuffix(" has no segue with identifier 'next'") == true)
  }

  @Test func `fills containers`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          """
          <tabBarController id="T"><tabBar key="tabBar" id="tb"/><connections>
          <segue destination="N" kind="relationship" relationship="viewControllers" id="s1"/>
          <segue destination="B" kind="relationship" relationship="viewControllers" id="s2"/>
          </connections></tabBarController>
          """,
          """
          <navigationController id="N"><tabBarItem key="tabBarItem" title="Feed" id="ti"/>
          <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
          <segue destination="A" kind="relationship" relationship="rootViewController" id="s3"/>
          </connections></navigationController>
          """,
          Self.scene(
            "A", "",
            """
            <navigationItem key="navigationItem" title="Feed" id="ni">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem>
            """), Self.scene("B"),
        ], initial: "T")
    ])
    let tabs = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.tabBarItem.title == "Feed")
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.topViewController?.navigationItem.title == "Feed")
    #expect(stack.topViewController?.navigationItem.rightBarButtonItem?.systemItem == .add)
  }

  @Test func `prepares and performs segues`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          """
          <navigationController id="N"><connections>
          <segue destination="A" kind="relationship" relationship="rootViewController" id="s3"/>
          </connections></navigationController>
          """,
          Self.scene(
            "A", "customClass=\"SegueController\"",
            "<connections>\(Self.segue("B", "show", "identifier=\"go\""))</connections>"),
          Self.scene("B"),
        ], initial: "N")
    ])
    let screen = try #require(Screen(storyboard: "Main"))
    let stack = try #require(screen.controller as? UINavigationController)
    let source = try #require(stack.topViewController as? SegueController)
    source.performSegue(withIdentifier: "go", sender: "me")
    MainLoop.runUntilIdle()
    #expect(source.prepared == ["go"])
    #expect(stack.viewControllers.count == 2)
    #expect(source.sender as? String == "me")
    _ = screen
  }

  @Test func `presents modally in the style of the segue`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          Self.scene(
            "A", "customClass=\"SegueController\"",
            "<connections>\(Self.segue("B", "presentation", "identifier=\"up\" modalPresentationStyle=\"fullScreen\""))</connections>"
          ), Self.scene("B"),
        ], initial: "A")
    ])
    let screen = try #require(Screen(storyboard: "Main", identifier: "A"))
    screen.controller.performSegue(withIdentifier: "up", sender: nil)
    MainLoop.runUntilIdle()
    #expect(screen.controller.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func `embeds controllers before viewDidLoad, and asks for it in prepare`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard([
        """
        <viewController storyboardIdentifier="A" id="A" customClass="SegueController">
        <view key="view" id="v"><rect key="frame" width="300" height="300"/><subviews>
        <containerView id="c"><rect key="frame" x="10" y="10" width="100" height="100"/>
        <connections><segue destination="B" kind="embed" identifier="in" id="e"/></connections>
        </containerView></subviews></view></viewController>
        """, Self.scene("B"),
      ])
    ])
    let controller = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "A")
    let outer = try #require(controller as? SegueController)
    outer.loadViewIfNeeded()
    #expect(outer.prepared == ["in"])
    #expect(outer.childrenInViewDidLoad == 1)
    #expect(outer.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `follows references to other storyboards`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          """
          <navigationController id="N"><connections>
          <segue destination="P" kind="relationship" relationship="rootViewController" id="s"/>
          </connections></navigationController>
          """,
          "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"X\" id=\"P\"/>",
        ], initial: "N"),
      "Other.storyboard": NibFolder.storyboard([Self.scene("X", "title=\"Other\"")]),
    ])
    let stack = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)
    #expect(stack.topViewController?.title == "Other")
  }

  struct Ring: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let says: String
    var testDescription: String { name }
  }

  nonisolated static let rings = [
    Ring(
      name: "a stack of itself",
      files: [
        "Main.storyboard": NibFolder.storyboard(
          [
            "<navigationController id=\"N\"><connections><segue destination=\"N\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections></navigationController>"
          ], initial: "N")
      ], says: "contains itself"),
    Ring(
      name: "a controller that embeds itself",
      files: [
        "Main.storyboard": NibFolder.storyboard(
          [
            "<viewController id=\"A\"><view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections><segue destination=\"A\" kind=\"embed\" id=\"e\"/></connections></containerView></subviews></view></viewController>"
          ], initial: "A")
      ], says: "embeds itself"),
    Ring(
      name: "references that lead back",
      files: [
        "Main.storyboard": NibFolder.storyboard(
          ["<viewControllerPlaceholder storyboardName=\"Other\" id=\"P\"/>"], initial: "P"),
        "Other.storyboard": NibFolder.storyboard(
          ["<viewControllerPlaceholder storyboardName=\"Main\" id=\"P\"/>"], initial: "P"),
      ], says: "leads back to itself"),
  ]

  @Test("that goes in a ring raises an error with its line", arguments: rings)
  func ring(_ ring: Ring) throws {
    _ = try NibFolder(ring.files)
    let exception = try #require(
      UIKitException.caught {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?
          .loadViewIfNeeded()
      })
    #expect(exception.reason.contains(ring.says), "\(exception.reason)")
    #expect(exception.reason.firstMatch(of: #/^\w+\.storyboard:\d+:\d+: error: /#) != nil)
  }

  @Test func `is parsed once, whatever is made of it`() throws {
    let folder = try NibFolder([
      "Once.storyboard": NibFolder.storyboard([Self.scene("A")], initial: "A")
    ])
    for _ in 0..<3 {
      _ = UIStoryboard(name: "Once", bundle: nil).instantiateInitialViewController()?.view
    }
    #expect(NibFiles.shared.parses(of: folder.url.appending(path: "Once.storyboard")) == 1)
  }

  @Test func `in Base.lproj is found`() throws {
    _ = try NibFolder([
      "App/Base.lproj/Localized.storyboard": NibFolder.storyboard([Self.scene("A")], initial: "A")
    ])
    #expect(
      UIStoryboard(name: "Localized", bundle: nil).instantiateInitialViewController() != nil)
  }

  @Test func `places views below the top layout guide`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          """
          <navigationController id="N"><connections>
          <segue destination="A" kind="relationship" relationship="rootViewController" id="s3"/>
          </connections></navigationController>
          """,
          """
          <viewController id="A"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
          <view key="view" id="v"><rect key="frame" width="600" height="600"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews><constraints>
          <constraint firstItem="x" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="x" secondAttribute="bottom" constant="10" id="c2"/>
          <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="x" secondAttribute="trailing" id="c4"/>
          </constraints></view></viewController>
          """,
        ], initial: "N")
    ])
    let screen = try #require(Screen(storyboard: "Main", system: .iOS(16)))
    let stack = try #require(screen.controller as? UINavigationController)
    let view = try #require(stack.topViewController?.view)
    let inset = view.safeAreaInsets.top
    #expect(inset > 0)
    #expect(
      view.subviews.first?.frame == CGRect(x: 0, y: inset + 8, width: 320, height: 568 - inset - 18)
    )
  }

  @Test func `does not keep its controllers`() throws {
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          Self.scene(
            "A", "", "<connections>\(Self.segue("B", "show", "identifier=\"go\""))</connections>"),
          Self.scene("B"),
        ],
        initial: "A")
    ])
    weak var loaded: UIViewController?
    weak var unloaded: UIViewController?
    autoreleasing {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let first = storyboard.instantiateInitialViewController()
      first?.loadViewIfNeeded()
      let second = storyboard.instantiateInitialViewController()
      loaded = first
      unloaded = second
    }
    #expect(loaded == nil)
    #expect(unloaded == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}

final class PlainController: UIViewController {}

final class CreatedController: UIViewController {
  let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

final class SegueController: UIViewController {
  private(set) var prepared: [String] = []
  private(set) var sender: Any?
  private(set) var childrenInViewDidLoad = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    childrenInViewDidLoad = children.count
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    self.sender = sender
  }
}
