import Foundation
import TableModel
import TableProbe
import TestSupport

/// The steps of a script. Each says what it did.
@MainActor enum SoakStep {
  typealias Step = @MainActor (SoakScene, inout SplitMix) -> String

  /// Performs one step chosen at random.
  static func perform(on scene: SoakScene, using random: inout SplitMix) -> String {
    let steps = common + (scene.snapshots == nil ? updates : snapshots)
    return (steps.randomElement(using: &random) ?? settle)(scene, &random)
  }

  private static let common: [Step] =
    [scroll, scrollToRow, resize, insets, run, settle, leaveWindow, reenter, headers]
    + [touch, moveFinger, lift, tap, edit, refresh, select, edges, margins, reconfigure]
    + [swipe, fullSwipe, shortSwipe, tapAction, complete, closeRow]
    + [textSize, systemTextSize, rotate]
    + [focus, otherKeyboard, endEditing, title, scrollBelowTitle, pushAndPop]
  private static let updates: [Step] =
    [batch, batch, batch, wrongBatch, reloadRows, sectionEdit, otherHeights, reload, offScreen]
    + [exchangeSource]
  private static let snapshots: [Step] = [apply, apply, apply, applyByReload, reloadAll]

  static func settle(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    MainLoop.runUntilIdle()
    return "settle"
  }

  static func run(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let time = Double.random(in: 0...0.4, using: &random)
    MainLoop.run(for: time)
    return "run \(time)"
  }
}

// MARK: - Scrolling and size

extension SoakStep {
  static func scroll(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let y = CGFloat(Int.random(in: -100...2500, using: &random))
    let animated = Bool.random(using: &random)
    scene.table.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    return "scroll to \(y), animated \(animated)"
  }

  static func scrollToRow(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let path = scene.paths.randomElement(using: &random) else { return "no row" }
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    let position = positions.randomElement(using: &random) ?? .none
    scene.table.scrollToRow(at: path, at: position, animated: Bool.random(using: &random))
    return "scroll to row \(path), \(position)"
  }

  static func resize(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let sizes = [(320, 568), (568, 320), (375, 667), (320, 0), (1024, 1366)]
    let (width, height) = sizes.randomElement(using: &random) ?? (320, 568)
    guard scene.screen.host == .window else { return "no size of its own" }
    scene.table.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return "size \(width) × \(height)"
  }

  static func insets(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.screen.setTopInset(CGFloat(Int.random(in: -20...80, using: &random)))
    return "inset \(scene.screen.topInset)"
  }

  static func headers(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let height = CGFloat(Int.random(in: 0...120, using: &random))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    if Bool.random(using: &random) {
      let bar = Bool.random(using: &random) ? UISearchBar(frame: view.frame) : nil
      scene.table.tableHeaderView = height > 100 ? nil : bar ?? view
      return "table header \(height), a search bar \(bar != nil)"
    }
    scene.table.tableFooterView = height > 100 ? nil : view
    return "table footer \(height)"
  }

  static func leaveWindow(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.liftFinger()
    scene.screen.hide()
    return "leave the window"
  }

  static func reenter(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.screen.show()
    return "enter the window"
  }
}

// MARK: - Touches and editing

extension SoakStep {
  static func touch(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard scene.finger == nil, scene.table.window != nil else { return "no touch" }
    scene.finger = Finger(on: scene.table, at: CGPoint(x: 20, y: scene.table.bounds.midY))
    return "touch"
  }

  static func moveFinger(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let distance = CGFloat(Int.random(in: -400...400, using: &random))
    scene.finger?.move(by: distance, duration: Double.random(in: 0.02...0.4, using: &random))
    return "move the finger by \(distance)"
  }

  static func lift(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.finger?.lift()
    scene.finger = nil
    return "lift"
  }

  static func tap(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard scene.finger == nil, scene.table.window != nil,
      let path = scene.table.indexPathsForVisibleRows?.randomElement(using: &random)
    else { return "no tap" }
    let rect = scene.table.rectForRow(at: path)
    Finger(on: scene.table, at: CGPoint(x: rect.midX, y: rect.midY)).lift()
    return "tap \(path)"
  }

  static func edit(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.table.setEditing(!scene.table.isEditing, animated: Bool.random(using: &random))
    return "editing \(scene.table.isEditing)"
  }

  static func refresh(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let control = scene.table.refreshControl ?? UIRefreshControl()
    scene.table.refreshControl = control
    if control.isRefreshing { control.endRefreshing() } else { control.beginRefreshing() }
    return "refreshing \(control.isRefreshing)"
  }

  static func select(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let path = scene.paths.randomElement(using: &random) else { return "no selection" }
    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
    return "select \(path)"
  }
}
