import Foundation
import TableModel
import TestSupport

// MARK: - Content and margins

extension SoakStep {
  /// Other texts, shown by reconfiguring: the cells stay, show the texts, and are measured again.
  static func reconfigure(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard SystemVersion.current >= .iOS(15) else { return "no reconfiguration" }
    let table = scene.table
    let paths = scene.paths.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let before = Dictionary(
      uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (path, $0) }
      })
    let offset = table.contentOffset
    scene.revise(paths)
    if let snapshots = scene.snapshots {
      var snapshot = scene.snapshot
      snapshot.reconfigureItems(paths.map { scene.sections[$0.section][$0.row] })
      snapshots.apply(snapshot, animatingDifferences: Bool.random(using: &random))
    } else {
      table.reconfigureRows(at: paths)
    }
    for path in paths {
      guard let old = before[path], let cell = table.cellForRow(at: path) as? SoakCell else {
        continue
      }
      // A row that the table has scrolled away from and back to has another cell.
      if cell !== old, table.contentOffset == offset {
        scene.faults.append("a reconfigured row has another cell: \(path)")
      }
      if cell.revision != scene.revisions[cell.tag] {
        scene.faults.append("\(path) was not configured again")
      }
      let (row, fitting) = (table.rectForRow(at: path).height, scene.measuredHeight(of: cell))
      if scene.heights == .automatic, abs(row - fitting) > 0.001 {
        scene.faults.append("\(path) is \(row) high, its cell measures \(fitting)")
      }
    }
    return "reconfigure \(paths)"
  }

  /// Another size of text: fonts that follow it do so at once, in cells on the screen and in those
  /// that come back to it.
  static func textSize(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraLarge, .unspecified]
    let size = sizes.randomElement(using: &random) ?? .large
    let before = scene.window.traitCollection.preferredContentSizeCategory
    let changesBefore = scene.traitChanges
    scene.window.traitOverrides.preferredContentSizeCategory = size
    scene.screen.windowTextSize = size
    if scene.traitChanges - changesBefore != (before == scene.screen.textSize ? 0 : 1) {
      scene.faults.append(
        "\(scene.traitChanges - changesBefore) changes of traits from \(before) to \(size)")
    }
    return "text of size \(size)"
  }

  /// Other insets on all sides, and another adjustment for the safe area.
  static func edges(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let table = scene.table
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] =
      [.automatic, .scrollableAxes, .never, .always]
    table.contentInsetAdjustmentBehavior = behaviors.randomElement(using: &random) ?? .automatic
    scene.window.deviceSafeAreaInsets = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0...59, using: &random)), left: 0,
      bottom: CGFloat(Int.random(in: 0...34, using: &random)), right: 0)
    scene.screen.setBottomInset(CGFloat(Int.random(in: 0...90, using: &random)))
    return "insets \(table.contentInset), \(table.contentInsetAdjustmentBehavior), "
      + "safe \(scene.window.deviceSafeAreaInsets)"
  }

  /// Other margins of the table, its separators and its headers.
  static func margins(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let table = scene.table
    let side = CGFloat(Int.random(in: -8...400, using: &random))
    scene.hasOwnMargins = true
    table.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side / 2)
    table.separatorInset.left = CGFloat(Int.random(in: 0...60, using: &random))
    table.cellLayoutMarginsFollowReadableWidth = Bool.random(using: &random)
    table.insetsContentViewsToSafeArea = Bool.random(using: &random)
    table.sectionHeaderTopPadding = CGFloat(Int.random(in: 0...30, using: &random))
    return "margins \(table.layoutMargins), separators \(table.separatorInset.left)"
  }
}
