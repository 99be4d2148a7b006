import Foundation
import TableModel
import TableProbe

/// A table whose every callback can do something to the table.
@MainActor final class ReentrancyScene: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  var counts = [9, 8, 7]
  let estimates: Bool
  private let callback: Callback
  private let reentry: Reentry
  /// At which of the callback's calls it happens, and at the one after it.
  private let turn: Int
  private var calls = 0
  private(set) var happened = 0
  /// Whether callbacks still do something.
  var isArmed = true

  init(_ callback: Callback, _ reentry: Reentry, turn: Int, estimates: Bool) {
    self.callback = callback
    self.reentry = reentry
    self.turn = turn
    self.estimates = estimates
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = 0
    table.allowsMultipleSelection = true
    if !estimates {
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
    }
    attach()
  }

  func attach() {
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    if table.superview == nil { window.addSubview(table) }
  }

  /// Called by every callback.
  func met(_ callback: Callback) {
    guard isArmed, callback == self.callback else { return }
    calls += 1
    guard calls == turn || calls == turn + 1 else { return }
    happened += 1
    reentry.perform(in: self)
  }

  /// A row's height, the same wherever it is requested.
  func height(_ path: IndexPath) -> CGFloat {
    CGFloat(30 + (path.section * 7 + path.row * 13) % 40)
  }

  static let header: CGFloat = 21
  static let footer: CGFloat = 11

  // MARK: The script

  /// Shows the table, scrolls it, does what makes the call, and turns it; raises are caught.
  func play() {
    window.isHidden = false
    step {}
    for y in [40, 700, 500, 0] as [CGFloat] {
      step { self.table.setContentOffset(CGPoint(x: 0, y: y), animated: false) }
    }
    switch callback.occasion {
    case .display: break
    case .dragging: step { self.drag() }
    case .animation:
      step { self.table.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
    case .touch: for y in [60, 120, 60] as [CGFloat] { step { self.tap(at: y) } }
    case .editing: edit()
    }
    step { self.table.frame.size.width = 300 }
  }

  private func edit() {
    step { self.table.swipes.open(rowAt: [0, 1]) }
    step { self.table.swipes.tapAction(0) }
    step { self.table.setEditing(true, animated: false) }
    step { self.reorder() }
    step { self.table.setEditing(false, animated: false) }
  }

  private func step(_ body: @escaping () -> Void) {
    _ = UIKitException.caught {
      body()
      MainLoop.runUntilIdle()
    }
  }

  private func drag() {
    let finger = Finger(on: table, at: CGPoint(x: 100, y: table.bounds.minY + 150))
    finger.move(by: -100, duration: 0.1)
    finger.lift()
  }

  private func tap(at y: CGFloat) {
    let finger = Finger(on: table, at: CGPoint(x: 100, y: table.bounds.minY + y))
    finger.hold(for: 0.2)
    finger.lift()
  }

  private func reorder() {
    guard table.reordering.begin(at: [0, 1]) else { return }
    table.reordering.drag(to: [0, 3])
    table.reordering.end()
  }

  // MARK: Cells

  final class Cell: UITableViewCell {
    weak var scene: ReentrancyScene?

    override func layoutSubviews() {
      super.layoutSubviews()
      scene?.met(.layoutOfCell)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      scene?.met(.prepareForReuse)
    }
  }
}
