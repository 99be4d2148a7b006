import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder

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

  func unwindHome(_ segue: UIStoryboardSegue) { unwoundFrom = segue.source }
}
