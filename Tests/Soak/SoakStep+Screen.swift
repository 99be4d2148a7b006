import Foundation
import TableModel
import TestSupport

// MARK: - The window and its bar

extension SoakStep {
  /// The phone is turned, or the window gets another size.
  static func rotate(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let sizes = [(320, 568), (568, 320), (375, 812), (812, 375), (320, 200), (1024, 1366)]
    let (width, height) = sizes.randomElement(using: &random) ?? (320, 568)
    // Heights do not follow a safe area that changes alone.
    let hasNotch = width > height && scene.heights != .automatic
    let side = CGFloat(hasNotch ? Int.random(in: 0...59, using: &random) : 0)
    let before = scene.table.bounds.width
    keepsContentWithinEdges(scene) {
      scene.window.frame.size = CGSize(width: width, height: height)
      scene.window.deviceSafeAreaInsets.left = side
      scene.window.deviceSafeAreaInsets.right = side
      if scene.screen.host == .window { scene.table.frame = scene.window.bounds }
    }
    if scene.table.bounds.width != before { scene.faultIfHeightsAreOld(random.chance(50)) }
    return "turn to \(width) × \(height), \(side) at the sides"
  }

  /// Another large title, or none.
  static func title(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let bar = scene.screen.navigation?.navigationBar else { return "no bar" }
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
    let mode = modes.randomElement(using: &random) ?? .automatic
    let prefersLarge = random.chance(70)
    keepsContentWithinEdges(scene) {
      bar.prefersLargeTitles = prefersLarge
      scene.screen.item.largeTitleDisplayMode = mode
    }
    return "large titles \(prefersLarge), \(mode)"
  }

  /// Scrolls so far that the bar shows a part of the large title.
  static func scrollBelowTitle(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let distance = CGFloat(Int.random(in: -20...160, using: &random))
    let y = distance - scene.table.adjustedContentInset.top
    scene.table.setContentOffset(CGPoint(x: 0, y: y), animated: random.chance(50))
    return "scroll \(distance) points below the top"
  }

  /// Another controller comes above the table and goes.
  static func pushAndPop(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let navigation = scene.screen.navigation, scene.table.window != nil else {
      return "no push"
    }
    scene.liftFinger()
    let pushed = UIViewController()
    pushed.navigationItem.largeTitleDisplayMode = random.chance(50) ? .never : .automatic
    navigation.pushViewController(pushed, animated: random.chance(50))
    if random.chance(80) { MainLoop.runUntilIdle() }
    navigation.popViewController(animated: random.chance(50))
    MainLoop.runUntilIdle()
    return "push and pop"
  }

  /// Text of another size in the settings: the windows get it, observers are called, and rows are
  /// as high as the new text.
  static func systemTextSize(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityMedium]
    let size = sizes.randomElement(using: &random) ?? .large
    let (before, changesBefore) = (scene.screen.textSize, scene.traitChanges)
    scene.screen.systemTextSize = size
    UIApplication.shared.setPreferredContentSizeCategory(size)
    let changes = scene.traitChanges - changesBefore
    let isChanged = before != scene.screen.textSize
    if changes != (isChanged ? 1 : 0) {
      scene.faults.append("\(changes) changes of traits from \(before) to \(size)")
    }
    if isChanged { scene.faultIfHeightsAreOld(random.chance(50)) }
    return "text of size \(size) in the settings"
  }

  /// Content that rests within its edges does so after a change of them; not with estimates, whose
  /// rows move, nor where headers that come into sight are lower than they were thought, and not
  /// where it keeps to a top edge that a refresh or a large title has moved.
  static func keepsContentWithinEdges(_ scene: SoakScene, _ change: () -> Void) {
    let wasWithin = scene.table.window != nil && scene.screen.restsWithinEdges
    let (before, height) = (scene.table.contentOffset, scene.table.contentSize.height)
    change()
    MainLoop.runUntilIdle()
    guard wasWithin, !scene.screen.restsWithinEdges, !scene.table.isTracking else { return }
    let table = scene.table
    guard !scene.hasEstimates, table.contentSize.height >= height,
      table.refreshControl?.isRefreshing != true,
      table.contentOffset.y != -table.adjustedContentInset.top
    else { return }
    scene.faults.append(
      "content that rested at \(before) is at \(scene.table.contentOffset), beyond "
        + "\(scene.table.restingEdges.y)")
  }
}
