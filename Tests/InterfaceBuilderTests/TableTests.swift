import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A table of a storyboard") struct TableTests {
  private static func table(
    _ attributes: String, _ content: String, controller: String = ""
  ) -> String {
    """
    <tableViewController storyboardIdentifier="T" id="T" \(controller)>
    <tableView key="view" clipsSubviews="YES" alwaysBounceVertical="YES" style="plain"
        separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28"
        id="tv" \(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        \(content)
        <connections><outlet property="dataSource" destination="T" id="o1"/>
        <outlet property="delegate" destination="T" id="o2"/></connections>
    </tableView></tableViewController>
    """
  }

  private func screen(_ table: String, _ system: SystemVersion = .current) throws -> Screen {
    _ = try NibFolder(["Table.storyboard": NibFolder.storyboard([table])])
    return try #require(Screen(storyboard: "Table", identifier: "T", system: system))
  }

  @Test func `has its style, heights, separators and parts`() throws {
    let text = Self.table(
      "dataMode=\"prototypes\"",
      """
      <view key="tableHeaderView" tag="1" id="h"><rect key="frame" width="375" height="60"/></view>
      <view key="tableFooterView" tag="2" id="f"><rect key="frame" width="375" height="30"/></view>
      <inset key="separatorInset" minX="20" minY="0.0" maxX="10" maxY="0.0"/>
      <color key="separatorColor" systemColor="systemRedColor"/>
      """
    ).replacingOccurrences(of: "style=\"plain\"", with: "style=\"grouped\"")
      .replacingOccurrences(
        of: "rowHeight=\"44\"", with: "rowHeight=\"72\" estimatedRowHeight=\"60\"")
    let screen = try screen(text)
    let table = try #require(screen.table)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 72)
    #expect(table.estimatedRowHeight == 60)
    #expect(table.sectionHeaderHeight == 28)
    #expect(table.tableHeaderView?.tag == 1)
    #expect(table.tableHeaderView?.frame.height == 60)
    #expect(table.tableFooterView?.tag == 2)
    #expect(table.separatorInset.left == 20)
    #expect(table.separatorColor == .systemRed)
    #expect(table.dataSource === screen.controller)
    #expect(table.delegate === screen.controller)
  }

  @Test func `keeps its prototypes and its footer beside a refresh control`() throws {
    let text = Self.table(
      "dataMode=\"prototypes\"",
      """
      <view key="tableFooterView" tag="2" id="f"><rect key="frame" width="375" height="30"/></view>
      <prototypes><tableViewCell reuseIdentifier="P" id="p"/></prototypes>
      """
    ).replacingOccurrences(
      of: "</tableView></tableViewController>",
      with: "</tableView><refreshControl key=\"refreshControl\" tag=\"3\" id=\"r\"/>"
        + "</tableViewController>")
    _ = try NibFolder(["Table.storyboard": NibFolder.storyboard([text])])
    let controller = try #require(
      UIStoryboard(name: "Table", bundle: nil).instantiateViewController(withIdentifier: "T")
        as? UITableViewController)
    #expect(!controller.isViewLoaded)
    #expect(controller.refreshControl?.tag == 3)
    let table = try #require(controller.tableView)
    #expect(table.tableFooterView?.tag == 2)
    #expect(table.refreshControl?.tag == 3)
    #expect(table.dequeueReusableCell(withIdentifier: "P") != nil)
  }

  @Test func `estimates nothing that its file does not`() throws {
    let table = try #require(
      NibFolder.view(
        "<tableView rowHeight=\"-1\" estimatedSectionHeaderHeight=\"-1\" id=\"t\"/>",
        UITableView.self))
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == 0)
    #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
  }

  private static let prototypes = """
    <prototypes><tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default"
        accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="person"
        textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" id="c"
        customClass="PeopleCell">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES"
            multipleTouchEnabled="YES" contentMode="center" tableViewCell="c" id="cv">
            <rect key="frame" x="0" y="0" width="342" height="43.5"/><autoresizingMask key="autoresizingMask"/>
            <subviews>
            <label opaque="NO" contentMode="left" text="Title" id="t">
                <fontDescription key="fontDescription" type="system" pointSize="21"/></label>
            <label opaque="NO" contentMode="left" text="Subtitle" id="d"/>
            </subviews>
        </tableViewCellContentView>
    </tableViewCell></prototypes>
    """

  @Test func `makes prototype cells with their style, class and labels, and reuses them`() throws {
    let screen = try screen(
      Self.table(
        "dataMode=\"prototypes\"", Self.prototypes, controller: "customClass=\"PeopleController\""))
    #expect(screen.table?.numberOfRows(inSection: 0) == 100)
    let cells = try #require(screen.table?.visibleCells as? [PeopleCell])
    #expect(cells.first?.textLabel?.text == "0")
    #expect(cells.first?.detailTextLabel?.text == "Subtitle")
    #expect(cells.first?.textLabel?.font.pointSize == 21)
    #expect(cells.first?.accessoryType == .disclosureIndicator)
    #expect(cells.first?.awoke == 1)
    #expect(cells.first?.contentView.subviews.count == 2)
    for row in [99, 0] {
      screen.table?.scrollToRow(at: [0, row], at: .bottom, animated: false)
      MainLoop.runUntilIdle()
    }
    let people = try #require(screen.controller as? PeopleController)
    #expect(Set(people.cells.map { ObjectIdentifier($0) }).count < people.cells.count)
  }

  private static let redPrototype = """
    <prototypes><tableViewCell reuseIdentifier="person" customClass="PeopleCell" id="c">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"/>
    </tableViewCell></prototypes>
    """

  @Test(arguments: [9, 10], [UIUserInterfaceIdiom.phone, .pad])
  func `a color of a cell is lost on an iPad up to iOS 9`(
    version: Int, idiom: UIUserInterfaceIdiom
  ) throws {
    let text = Self.table(
      "dataMode=\"prototypes\"", Self.redPrototype, controller: "customClass=\"PeopleController\"")
    _ = try NibFolder(["Table.storyboard": NibFolder.storyboard([text])])
    let device: Screen.Device = idiom == .pad ? .iPadPro9_7 : .iPhone8
    var shown: [UIColor?] = []
    let screen = Screen(
      UIStoryboard(name: "Table", bundle: nil).instantiateViewController(withIdentifier: "T"),
      on: device, system: .iOS(version))
    shown = screen.table?.visibleCells.map(\.backgroundColor) ?? []
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(shown.first == (idiom == .pad && version == 9 ? .white : red))
    let cell = try #require(screen.table?.dequeueReusableCell(withIdentifier: "person"))
    #expect(cell.backgroundColor == red)
  }

  @Test func `makes cells of nibs that are registered`() throws {
    _ = try NibFolder([
      "PeopleCell.xib": NibFolder.xib(
        Self.prototypes.replacingOccurrences(of: "<prototypes>", with: "")
          .replacingOccurrences(of: "</prototypes>", with: ""))
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(nibName: "PeopleCell", bundle: nil), forCellReuseIdentifier: "person")
    #expect(table.dequeueReusableCell(withIdentifier: "person") is PeopleCell)
    table.register(UINib(nibName: "PeopleCell", bundle: nil), forCellReuseIdentifier: "other")
    let exception = UIKitException.caught { _ = table.dequeueReusableCell(withIdentifier: "other") }
    #expect(
      exception?.reason == "cell reuse indentifier in nib (person) does not match the identifier "
        + "used to register the nib (other)")
    table.register(UINib(nibName: "Missing", bundle: nil), forCellReuseIdentifier: "gone")
    let missing = UIKitException.caught { _ = table.dequeueReusableCell(withIdentifier: "gone") }
    #expect(missing?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
    #expect(missing?.reason.hasSuffix("(loaded)' with name 'Missing'") == true)
  }

  @Test func `raises for a nib of a header that does not exist`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(
      UINib(nibName: "Missing", bundle: nil), forHeaderFooterViewReuseIdentifier: "gone")
    let missing = UIKitException.caught {
      _ = table.dequeueReusableHeaderFooterView(withIdentifier: "gone")
    }
    #expect(missing?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
    #expect(missing?.reason.hasSuffix("(loaded)' with name 'Missing'") == true)
  }

  private static func cell(_ title: String, _ attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) textLabel="\(title)l" style="IBUITableViewCellStyleDefault" id="\(title)">
        <rect key="frame" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(title)" id="\(title)c">
        <subviews><label text="\(title)" id="\(title)l"/></subviews></tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static let sections = """
    <sections><tableViewSection headerTitle="Account" footerTitle="Yours" id="s1"><cells>
    \(cell("Name"))\(cell("Mail", "rowHeight=\"80\""))</cells></tableViewSection>
    <tableViewSection id="s2"><cells>\(cell("Log out"))</cells></tableViewSection></sections>
    """

  @Test func `has static cells with sections, titles and heights`() throws {
    let screen = try screen(
      Self.table("dataMode=\"static\"", Self.sections)
        .replacingOccurrences(of: "style=\"plain\"", with: "style=\"grouped\""))
    let table = try #require(screen.table)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Name", "Mail", "Log out"])
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [0, 1]).height == 80)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Account")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Yours")
  }

  @Test func `keeps its static cells while they are off the screen`() throws {
    let screen = try screen(Self.table("dataMode=\"static\"", Self.sections))
    let table = try #require(screen.table)
    let first = table.cellForRow(at: [0, 0])
    table.contentInset.bottom = 1000
    table.contentOffset.y = 700
    MainLoop.runUntilIdle()
    #expect(table.cellForRow(at: [0, 0]) == nil)
    table.contentOffset.y = 0
    MainLoop.runUntilIdle()
    #expect(table.cellForRow(at: [0, 0]) === first)
  }

  @Test func `gives a subclass its static rows by super`() throws {
    let screen = try screen(
      Self.table(
        "dataMode=\"static\"", Self.sections, controller: "customClass=\"HidingController\""))
    #expect(screen.table?.numberOfRows(inSection: 0) == 1)
    #expect(screen.table?.visibleCells.first?.textLabel?.text == "Name")
  }

  @Test func `with static cells needs a table view controller`() throws {
    _ = try NibFolder([
      "Table.storyboard": NibFolder.storyboard(
        [
          "<viewController id=\"A\"><view key=\"view\" id=\"v\"><subviews>\n<tableView dataMode=\"static\" id=\"t\">\n\(Self.sections)</tableView></subviews></view></viewController>"
        ], initial: "A")
    ])
    let exception = UIKitException.caught {
      UIStoryboard(name: "Table", bundle: nil).instantiateInitialViewController()?
        .loadViewIfNeeded()
    }
    #expect(exception?.reason.contains("only valid in a UITableViewController") == true)
  }

  @Test func `makes its controller the data source and delegate that it does not name`() throws {
    let text = Self.table(
      "dataMode=\"prototypes\"", Self.prototypes, controller: "customClass=\"PeopleController\"")
    let bare = text.split(separator: "\n").filter { !$0.contains("<outlet") }
    let screen = try screen(bare.joined(separator: "\n"))
    #expect(screen.table?.dataSource === screen.controller)
    #expect(screen.table?.delegate === screen.controller)
  }

  @Test func `raises where the view of its controller is no table`() throws {
    _ = try NibFolder([
      "Table.storyboard": NibFolder.storyboard(
        ["<tableViewController id=\"A\"><view key=\"view\" id=\"v\"/></tableViewController>"],
        initial: "A")
    ])
    let controller = UIStoryboard(name: "Table", bundle: nil).instantiateInitialViewController()
    let exception = UIKitException.caught { controller?.loadViewIfNeeded() }
    #expect(
      exception?.reason
        == "-[UITableViewController loadView] loaded the \"A-view-v\" nib but didn't get a UITableView."
    )
  }

  @Test func `performs the segue of a cell before it calls the delegate`() throws {
    let prototypes = Self.prototypes.replacingOccurrences(
      of: "</tableViewCell></prototypes>",
      with:
        "<connections><segue destination=\"D\" kind=\"show\" identifier=\"detail\" id=\"g\"/></connections></tableViewCell></prototypes>"
    )
    _ = try NibFolder([
      "Table.storyboard": NibFolder.storyboard(
        [
          "<navigationController storyboardIdentifier=\"N\" id=\"N\"><connections><segue destination=\"T\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>",
          Self.table(
            "dataMode=\"prototypes\"", prototypes, controller: "customClass=\"PeopleController\""),
          "<viewController id=\"D\" title=\"Detail\"><view key=\"view\" id=\"dv\"/></viewController>",
        ], initial: "N")
    ])
    let screen = try #require(Screen(storyboard: "Table"))
    let stack = try #require(screen.controller as? UINavigationController)
    let people = try #require(stack.topViewController as? PeopleController)
    screen.tap(row: [0, 3])
    #expect(people.log == ["shouldPerformSegue detail", "prepare detail", "didSelect 3"])
    #expect(stack.topViewController?.title == "Detail")
  }
}

final class PeopleCell: UITableViewCell {
  private(set) var awoke = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awoke += 1
  }
}

final class PeopleController: UITableViewController {
  private(set) var log: [String] = []
  /// The cells in the order of their requests.
  private(set) var cells: [UITableViewCell] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    cells.append(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("shouldPerformSegue \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }
}

final class HidingController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? super.tableView(tableView, numberOfRowsInSection: section) - 1 : 0
  }
}
