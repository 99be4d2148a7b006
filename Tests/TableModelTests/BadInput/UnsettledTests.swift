import Foundation
import TableModel
import Testing

/// Screens that never come to rest: what is laid out, shown or called makes the same happen again. The
/// model ends each of them, and says what it was.
@MainActor struct UnsettledTests {
  /// What has to end a screen that makes itself happen again.
  enum End {
    /// Calls within each other: an exception names the method.
    case raise(String)
    /// Layouts without end: the console says so.
    case unsettled
    /// UIKit's own rules, or the model's, keep it from going on.
    case settles
  }

  /// How a screen makes itself happen again.
  enum Way: CaseIterable {
    case reloadOfRowInCell, reloadOfTableInCell, emptyUpdateInCell, insertionInCell
    case headerInLayout, subviewInLayout, siblingInLayout
    case pushInDidLoad, pushInWillAppear, pushInDidAppear, pushInDidLayout, pushInWillShow
    case presentationInDidAppear, reloadInWillDisplay, reloadInDidEndDisplaying
    case reloadInNextTurn, pushInNextTurn, updateInCompletion, scrollAfterScroll
    case focusInFocus, textFocusInFocus, actionInAction, searchInSearch
    case offsetInObserver, styleInTraitChange, noteInNote, noteInQueue, noteInMethod
    case moveInSuperview, moveInWindow, leaveInWillMove, additionInAddition

    var end: End {
      switch self {
      case .pushInDidLoad: .raise("viewDidLoad() of EndlessController ")
      case .pushInWillAppear: .raise("viewWillAppear(_:) of EndlessController ")
      case .focusInFocus: .raise("textFieldDidBeginEditing(_:) of EndlessController ")
      case .textFocusInFocus: .raise("textViewDidBeginEditing(_:) of EndlessController ")
      case .actionInAction: .raise("An action of UIControl ")
      case .searchInSearch: .raise("updateSearchResults(for:) of EndlessController ")
      case .offsetInObserver: .raise("The observer of contentOffset ")
      case .styleInTraitChange: .raise("traitCollectionDidChange(_:) of EndlessController ")
      case .noteInNote, .noteInQueue: .raise("The observer of again ")
      case .noteInMethod: .raise("postAgain: of EndlessController ")
      case .moveInSuperview, .moveInWindow: .raise("addSubview(_: Mover) ")
      case .leaveInWillMove: .raise("removeFromSuperview() of Mover ")
      case .additionInAddition: .raise("addSubview(_: UILabel) ")
      case .subviewInLayout, .siblingInLayout:
        .raise("more than a thousand views would be within each other")
      case .emptyUpdateInCell, .headerInLayout, .reloadInDidEndDisplaying, .updateInCompletion,
        .scrollAfterScroll:
        .settles
      default: .unsettled
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `a screen that makes itself happen again ends`(_ way: Way) {
    let exception = UIKitException.caught {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = EndlessController(way)
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      MainLoop.runUntilIdle()
      controller.begin()
      MainLoop.runUntilIdle()
    }
    let isGivenUp = ConsoleLog.messages.contains { $0.contains("still busy") }
    switch way.end {
    case .raise(let words): #expect(exception?.reason.contains(words) == true)
    case .unsettled: #expect(isGivenUp && exception == nil)
    case .settles: #expect(!isGivenUp && exception == nil)
    }
  }

  @Test func `a run that gave up lays out less, and the next screen as ever`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let endless = EndlessController(.insertionInCell)
    window.rootViewController = endless
    window.isHidden = false
    MainLoop.runUntilIdle()
    let rows = endless.rows
    MainLoop.runUntilIdle()
    #expect(rows > 500)
    #expect(endless.rows < 2 * rows)
    let next = EndlessController(.headerInLayout)
    window.rootViewController = next
    MainLoop.runUntilIdle()
    #expect(next.tableView.visibleCells.count > 10)
    #expect(next.tableView.visibleCells.allSatisfy { $0.contentView.frame.width > 0 })
  }

  @Test func `what one piece of work lays out is no reason to give a run up`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let views = (0..<100).map { _ in UIView() }
    for view in views { window.addSubview(view) }
    MainLoop.runUntilIdle()
    func layOutOften() {
      for _ in 0..<1100 {
        for view in views { view.setNeedsLayout() }
        window.layoutIfNeeded()
      }
    }
    layOutOften()
    var hops = 0
    func hop() {
      hops += 1
      layOutOften()
      if hops < 3 { DispatchQueue.main.async { hop() } }
    }
    DispatchQueue.main.async { hop() }
    MainLoop.runUntilIdle()
    #expect(hops == 3)
    #expect(ConsoleLog.messages.isEmpty)
  }

  @Test(arguments: [(depth: 900, count: 5, isCut: true), (depth: 9, count: 500, isCut: false)])
  func `views far within each other count for more than others`(
    _ views: (depth: Int, count: Int, isCut: Bool)
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    for _ in 0..<views.count {
      var innermost: UIView = window
      for _ in 0..<views.depth {
        let view = UIView()
        innermost.addSubview(view)
        innermost = view
      }
    }
    MainLoop.runUntilIdle()
    #expect(ConsoleLog.messages.contains { $0.contains("still busy") } == views.isCut)
  }

  @Test func `a callback that comes back a hundred times is no call without end`() {
    let control = UIControl()
    var calls = 0
    control.addAction(
      UIAction { [unowned control] _ in
        calls += 1
        if calls < 100 { control.sendActions(for: .valueChanged) }
      }, for: .valueChanged)
    let exception = UIKitException.caught { control.sendActions(for: .valueChanged) }
    #expect(exception == nil)
    #expect(calls == 100)
  }

  @Test func `two callbacks that come back end as soon as one does`() {
    let control = UIControl()
    var calls = 0
    for _ in 0..<2 {
      control.addAction(
        UIAction { [unowned control] _ in
          calls += 1
          // Far more than one of them makes: each call that returned would make another one.
          if calls < 10_000 { control.sendActions(for: .valueChanged) }
        }, for: .valueChanged)
    }
    #expect(UIKitException.caught { control.sendActions(for: .valueChanged) } != nil)
    #expect(calls < 1000)
  }

  @Test(arguments: 0..<3)
  func `of calls within each other the one that comes most often is named`(first: Int) {
    let center = NotificationCenter.default
    // Names that no other test posts; every third call is of the other one.
    let names = ["often", "rarely", "often"].map { Notification.Name("\($0) \(UUID())") }
    let order = [names[0], names[1], names[0]]
    let observers = names.prefix(2).map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let next = (note.userInfo?["call"] as? Int ?? 0) + 1
        NotificationCenter.default.post(
          name: order[next % 3], object: nil, userInfo: ["call": next])
      }
    }
    let exception = UIKitException.caught {
      center.post(name: order[first], object: nil, userInfo: ["call": first])
    }
    observers.forEach(center.removeObserver)
    #expect(exception?.reason.contains("The observer of often ") == true)
  }

  @Test func `after calls without end the next ones are made`() {
    let control = UIControl()
    var calls = 0
    var isEndless = true
    control.addAction(
      UIAction { [unowned control] _ in
        calls += 1
        if isEndless { control.sendActions(for: .valueChanged) }
      }, for: .valueChanged)
    #expect(UIKitException.caught { control.sendActions(for: .valueChanged) } != nil)
    (calls, isEndless) = (0, false)
    #expect(UIKitException.caught { control.sendActions(for: .valueChanged) } == nil)
    #expect(calls == 1)
  }

  @Test func `each run counts its own layouts`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let views = (0..<100).map { _ in UIView() }
    for view in views { window.addSubview(view) }
    for _ in 0..<8 {
      var turns = 0
      func layOutNext() {
        for view in views { view.setNeedsLayout() }
        turns += 1
        if turns < 150 { DispatchQueue.main.async { layOutNext() } }
      }
      layOutNext()
      MainLoop.runUntilIdle()
      #expect(turns == 150)
    }
    #expect(ConsoleLog.messages.isEmpty)
  }

  @Test func `after a run that gave up, and once the loop was idle, a run makes all its turns`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let views = (0..<1000).map { _ in UIView() }
    for view in views { window.addSubview(view) }
    MainLoop.runUntilIdle()
    var isRestless = true
    func layOutNext() {
      for view in views { view.setNeedsLayout() }
      if isRestless { DispatchQueue.main.async { layOutNext() } }
    }
    layOutNext()
    MainLoop.runUntilIdle()
    #expect(ConsoleLog.messages.contains { $0.contains("still busy") })
    isRestless = false
    // What is left, and nothing.
    for _ in 0..<2 { MainLoop.runUntilIdle() }
    var turns = 0
    func turn() {
      turns += 1
      if turns < 5 { DispatchQueue.main.async { turn() } }
    }
    turn()
    MainLoop.runUntilIdle()
    #expect(turns == 5)
  }

  @Test func `a turn that lays many views out again and again ends before its passes do`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let views = (0..<1000).map { _ in RestlessView() }
    for view in views { window.addSubview(view) }
    MainLoop.runUntilIdle()
    #expect(ConsoleLog.messages.contains { $0.contains("still busy") })
    // A hundred passes would lay out a hundred thousand.
    #expect(views.reduce(0) { $0 + $1.layouts } < 50_000)
  }

  @Test func `a turn that measures many cells again and again ends before its passes do`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    window.isHidden = false
    let table = RemeasuringTable(frame: window.bounds)
    let rows = OneCellRows()
    table.dataSource = rows
    table.estimatedRowHeight = 2
    window.addSubview(table)
    MainLoop.runUntilIdle()
    // Two points of each and a line of half a point.
    #expect(table.visibleCells.count == 400)
    #expect(ConsoleLog.messages.contains { $0.contains("still busy") })
    // Each pass lays out one view and measures four hundred: a hundred passes would measure forty
    // thousand.
    #expect(rows.measured < 30_000)
  }
}

/// A table that requests the heights of its rows again in each layout.
private final class RemeasuringTable: UITableView {
  override func layoutSubviews() {
    super.layoutSubviews()
    beginUpdates()
    endUpdates()
    setNeedsLayout()
  }
}

/// Five hundred rows whose cells need two points, and count how often they are measured.
@MainActor private final class OneCellRows: NSObject, UITableViewDataSource {
  var measured = 0

  private final class Cell: UITableViewCell {
    weak var rows: OneCellRows?

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      rows?.measured += 1
      return CGSize(width: targetSize.width, height: 2)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = Cell()
    cell.rows = self
    return cell
  }
}

/// A view that is laid out again after each layout.
private final class RestlessView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsLayout()
  }
}
