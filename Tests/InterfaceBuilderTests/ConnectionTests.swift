import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder
@testable import UIKitModel

@MainActor @Suite("Connections of a nib") struct ConnectionTests {
  private static let form = """
    <view id="v"><rect key="frame" width="320" height="480"/><subviews>
    <label text="Name" id="l"/><button id="b"><rect key="frame" width="100" height="40"/><connections>
    <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
    <textField id="f"><connections><outlet property="delegate" destination="-1" id="o5"/></connections></textField>
    </subviews></view>
    """
  private static let connections = """
    <outlet property="view" destination="v" id="o1"/>
    <outlet property="nameLabel" destination="l" id="o2"/>
    <outletCollection property="controls" destination="b" id="o3"/>
    <outletCollection property="controls" destination="f" id="o4"/>
    """

  @Test func `set outlets, collections and delegates`() throws {
    _ = try NibFolder(["Form.xib": NibFolder.xib(Self.form, connections: Self.connections)])
    let controller = FormController(nibName: "Form", bundle: nil)
    #expect(controller.nameLabel == nil)
    controller.loadViewIfNeeded()
    #expect(controller.nameLabel?.text == "Name")
    #expect(controller.outletInViewDidLoad)
    #expect(controller.controls?.count == 2)
    #expect((controller.controls?[1] as? UITextField)?.delegate === controller)
  }

  @Test func `call actions with their sender`() throws {
    _ = try NibFolder(["Form.xib": NibFolder.xib(Self.form, connections: Self.connections)])
    let controller = FormController(nibName: "Form", bundle: nil)
    let button = try #require(controller.view.subviews[1] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.senders == [button])
  }

  @Test func `of a key that does not exist raise UIKit's exception`() throws {
    _ = try NibFolder([
      "Wrong.xib": NibFolder.xib(
        Self.form, connections: "<outlet property=\"nmaeLabel\" destination=\"l\" id=\"o\"/>")
    ])
    let exception = UIKitException.caught {
      FormController(nibName: "Wrong", bundle: nil).loadViewIfNeeded()
    }
    #expect(exception?.name == "NSUnknownKeyException")
    #expect(
      exception?.reason.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "nmaeLabel.") == true)
  }

  @Test func `of an action that does not exist raise when it is called`() throws {
    _ = try NibFolder([
      "Form.xib": NibFolder.xib(
        Self.form.replacingOccurrences(of: "save:", with: "svae:"), connections: Self.connections)
    ])
    let controller = FormController(nibName: "Form", bundle: nil)
    let button = try #require(controller.view.subviews[1] as? UIButton)
    let exception = UIKitException.caught { button.sendActions(for: .touchUpInside) }
    #expect(exception?.reason.contains("svae:]: unrecognized selector sent to instance") == true)
    #expect(
      exception?.hint
        == "Form.xib:13: the action svae: of <button>; InterfaceBuilderTests.FormController: found: "
        + "save:")
  }

  /// The place is that of the connection, whatever it goes out from.
  @Test func `of a bar item or a recognizer raise with their lines, too`() throws {
    let objects = NibFolder.objects(
      """
      <view id="v"/>
      <barButtonItem title="Save" id="i"><connections>
      <action selector="svae:" destination="v" id="a1"/></connections></barButtonItem>
      <tapGestureRecognizer id="t"><connections>
      <action selector="tapped:" destination="v" id="a2"/>
      <action selector="lost:" destination="-2" id="a3"/></connections></tapGestureRecognizer>
      """)
    let view = try #require(objects.first as? UIView)
    let item = try #require(objects[1] as? UIBarButtonItem)
    let bar = UIKitException.caught {
      if let action = item.action {
        _ = UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
    }
    #expect(bar?.reason.hasPrefix("-[UIView svae:]: unrecognized selector") == true)
    #expect(
      bar?.hint?.hasPrefix("data:10: the action svae: of <barButtonItem>; UIView: it has no")
        == true)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let screen = Screen(ViewHolder(view))
    view.addGestureRecognizer(try #require(objects[2] as? UIGestureRecognizer))
    let tap = UIKitException.caught { screen.tap(view) }
    #expect(tap?.hint?.hasPrefix("data:12: the action tapped: of <tapGestureRecognizer>") == true)
    #expect(
      ConsoleLog.messages.contains {
        $0.hasPrefix(
          "data:13: not acted on: the action lost: of <tapGestureRecognizer> to the first")
      })
  }

  @Test func `to an object of a class that does not exist say so`() throws {
    let objects = NibFolder.objects(
      """
      <view customClass="Gone" id="v"/>
      <button id="b"><connections>
      <action selector="save:" destination="v" eventType="touchUpInside" id="a1"/>
      </connections></button>
      """)
    let button = try #require(objects.last as? UIButton)
    let exception = UIKitException.caught { button.sendActions(for: .touchUpInside) }
    #expect(
      exception?.hint?.hasPrefix(
        "data:10: the action save: of <button>; the class Gone of <view> in line 8 does not exist")
        == true)
  }

  @Test func `come after the attributes and before awakeFromNib`() throws {
    let view = try #require(
      NibFolder.view(
        """
        <view customClass="LoggingView" id="a"><subviews><label id="l"/></subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l" id="o"/></connections></view>
        """, LoggingView.self))
    #expect(view.log == ["init 1", "level 3", "label", "awakeFromNib"])
    #expect(view.layer.cornerRadius == 4.5)
  }

  @Test func `of a cell are its own`() throws {
    _ = try NibFolder([
      "Table.storyboard": NibFolder.storyboard(
        [
          """
          <tableViewController id="T" customClass="OutletTableController"><tableView key="view" dataMode="prototypes" rowHeight="44" id="tv">
          <rect key="frame" width="320" height="480"/><prototypes>
          <tableViewCell reuseIdentifier="cell" customClass="OutletCell" id="c">
          <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews><label id="l"/>
          <switch id="s"><connections><action selector="toggled:" destination="T" eventType="valueChanged" id="a"/></connections></switch>
          </subviews></tableViewCellContentView>
          <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="T" id="o1"/></connections>
          </tableView></tableViewController>
          """
        ], initial: "T")
    ])
    let screen = try #require(Screen(storyboard: "Table"))
    let cells = try #require(screen.table?.visibleCells as? [OutletCell])
    #expect(cells.count == 3)
    #expect(Set(cells.compactMap { $0.title.map { ObjectIdentifier($0) } }).count == 3)
    let toggle = try #require(cells[1].contentView.subviews[1] as? UISwitch)
    toggle.sendActions(for: .valueChanged)
    #expect((screen.controller as? OutletTableController)?.toggles == 1)
  }

  @Test func `unwind to the controller that has the action`() throws {
    func scene(_ id: String, _ inside: String) -> String {
      """
      <viewController storyboardIdentifier="\(id)" id="\(id)" \(id == "A" ? "customClass=\"HomeController\"" : "")>
      <view key="view" id="\(id)v"/><connections>\(inside)</connections></viewController>
      <exit id="\(id)x" sceneMemberID="exit"/>
      """
    }
    _ = try NibFolder([
      "Main.storyboard": NibFolder.storyboard(
        [
          "<navigationController id=\"N\"><connections><segue destination=\"A\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>",
          scene("A", "<segue destination=\"B\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"),
          scene("B", "<segue destination=\"C\" kind=\"show\" identifier=\"on\" id=\"s2\"/>"),
          scene(
            "C",
            "<segue destination=\"Cx\" kind=\"unwind\" identifier=\"home\" unwindAction=\"unwindHome:\" id=\"s3\"/>"
          ),
        ], initial: "N")
    ])
    let screen = try #require(Screen(storyboard: "Main"))
    let stack = try #require(screen.controller as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    MainLoop.runUntilIdle()
    stack.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    MainLoop.runUntilIdle()
    #expect(stack.viewControllers.count == 3)
    let source = stack.topViewController
    source?.performSegue(withIdentifier: "home", sender: nil)
    MainLoop.runUntilIdle()
    let home = try #require(stack.topViewController as? HomeController)
    #expect(stack.viewControllers.count == 1)
    #expect(home.unwoundFrom === source)
  }

  private static let unwinding = NibFolder.storyboard(
    [
      """
      <navigationController id="N"><connections>
      <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """,
      """
      <viewController id="A" customClass="HomeController"><view key="view" id="Av"/><connections>
      <segue destination="B" kind="show" identifier="go" id="s1"/></connections></viewController>
      """,
      """
      <viewController id="B"><view key="view" id="Bv"/><connections>
      <segue destination="x" kind="unwind" identifier="home" unwindAction="unwindHmoe:" id="s2"/>
      <segue destination="x" kind="unwind" identifier="refused" unwindAction="unwindHome:" id="s3"/>
      </connections></viewController><exit id="x" sceneMemberID="exit"/>
      """,
    ], initial: "N")

  @Test func `unwind nowhere where no controller has the action, and say so`() throws {
    _ = try NibFolder(["Unwinding.storyboard": Self.unwinding])
    let screen = try #require(Screen(storyboard: "Unwinding"))
    let stack = try #require(screen.controller as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    MainLoop.runUntilIdle()
    ConsoleLog.removeAll()
    stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    MainLoop.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
    #expect(
      ConsoleLog.messages.first?.hasPrefix(
        "Unwinding.storyboard:10: not unwound: no controller on the way back from UIViewController "
          + "has the unwind action unwindHmoe:") == true, "\(ConsoleLog.messages)")
  }

  @Test func `unwind nowhere without a word where the controller does not want it`() throws {
    _ = try NibFolder(["Unwinding.storyboard": Self.unwinding])
    let screen = try #require(Screen(storyboard: "Unwinding"))
    let stack = try #require(screen.controller as? UINavigationController)
    (stack.topViewController as? HomeController)?.takesUnwinding = false
    stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    MainLoop.runUntilIdle()
    ConsoleLog.removeAll()
    stack.topViewController?.performSegue(withIdentifier: "refused", sender: nil)
    MainLoop.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
    #expect(ConsoleLog.messages.isEmpty)
  }
}

private final class ViewHolder: UIViewController {
  private let held: UIView

  init(_ view: UIView) {
    held = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = held }
}

final class FormController: UIViewController, UITextFieldDelegate {
  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [
        .init("nameLabel", \FormController.nameLabel), .init("controls", \FormController.controls),
        .init(Selector("save:", FormController.save(_:))),
      ]
    }
  }

  var nameLabel: UILabel!
  var controls: [UIView]!
  private(set) var senders: [UIButton] = []
  private(set) var outletInViewDidLoad = false

  override func viewDidLoad() {
    super.viewDidLoad()
    outletInViewDidLoad = nameLabel != nil
  }

  func save(_ sender: UIButton) { senders.append(sender) }
}

final class LoggingView: UIView {
  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [.init("level", \LoggingView.level), .init("label", \LoggingView.label)]
    }
  }

  private(set) var log: [String] = []
  var level = 0 { didSet { log.append("level \(level)") } }
  weak var label: UILabel? { didSet { log.append("label") } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awakeFromNib")
  }
}

final class OutletCell: UITableViewCell {
  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] { [.init("title", \OutletCell.title)] }
  }

  weak var title: UILabel!
}

final class OutletTableController: UITableViewController {
  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [.init(Selector("toggled:", OutletTableController.toggled(_:)))]
    }
  }

  private(set) var toggles = 0

  func toggled(_ sender: UISwitch) { toggles += 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
}

final class HomeController: UIViewController {
  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [.init(Selector("unwindHome:", HomeController.unwindHome(_:)))]
    }
  }

  private(set) weak var unwoundFrom: UIViewController?
  var takesUnwinding = true

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    takesUnwinding
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  func unwindHome(_ segue: UIStoryboardSegue) { unwoundFrom = segue.source }
}
