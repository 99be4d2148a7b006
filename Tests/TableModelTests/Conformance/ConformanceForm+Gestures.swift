import Foundation
import ScreenTesting
import TableModel
import TableProbe
import Testing

// What a tap, a swipe or a change of traits calls, where a row tells of it in a sentence.

extension ConformanceForm {
  static let gestures = [
    ConformanceForm("vc-order", "tabBarController(_:didSelect:)") { check in
      let tabs = UITabBarController()
      let delegate = TabDelegate()
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      tabs.delegate = delegate
      let screen = Screen(tabs)
      let value = check.row.value
      for title in ["One", "Two", "Two"] { screen.tap(tab: title) }
      if value.contains("every tap") {
        let counts = value.contains("on the selected tab") ? 3 : 1
        check.compare("the calls for three taps", CGFloat(delegate.calls), CGFloat(counts))
      }
      delegate.calls = 0
      tabs.selectedIndex = 0
      if value.contains("never for changes by code") {
        check.compare("the calls for a change by code", CGFloat(delegate.calls), 0)
      }
    },
    ConformanceForm("traits", "updateTraitsIfNeeded") { check in
      guard check.row.value.contains("synchronously") else { return }
      let controller = UIViewController()
      let screen = Screen(controller)
      var calls: [String] = []
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _) in calls.append("controller")
      }
      controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _) in calls.append("view")
      }
      screen.window.overrideUserInterfaceStyle = .dark
      controller.updateTraitsIfNeeded()
      check.compare("the calls before the next turn", calls, ["controller", "view"])
    },
    ConformanceForm("scroll-order", "scrollViewDidScrollToTop") { check in
      guard check.row.value.contains("when the scroll to top ends") else { return }
      let probe = TableProbe(rows: 100)
      probe.heightForRow = { _ in 44 }
      probe.show()
      probe.table.contentOffset.y = 1000
      probe.clear()
      probe.tapStatusBar()
      probe.settle()
      let calls = probe.log.map(\.call).filter { [.didScroll, .didScrollToTop].contains($0) }
      check.compare("how often it is sent", CGFloat(calls.count { $0 == .didScrollToTop }), 1)
      check.compare("the last call", calls.suffix(1).map { "\($0)" }, ["didScrollToTop"])
    },
    ConformanceForm("edit-order", "Deleting in edit mode") { check in
      let probe = editableProbe()
      probe.table.setEditing(true, animated: false)
      probe.settle()
      for part in check.row.value.split(separator: ";") where part.contains("tapped") {
        probe.clear()
        let isMinus = part.contains("minus tapped")
        if isMinus { probe.tapEditingControl(of: [0, 1]) } else { probe.tapSwipeAction() }
        let isCalled = part.contains("commit")
        check.compare(
          "commits by “\(part)”", CGFloat(probe.count(.commit)), isCalled ? 1 : 0)
      }
    },
    ConformanceForm("edit-order", "Swipe to delete") { check in
      let probe = editableProbe()
      var isEditing = false
      let commit = probe.commit
      probe.commit = { style, path in
        isEditing = probe.table.isEditing
        commit?(style, path)
      }
      probe.clear()
      probe.swipe(row: [0, 1])
      probe.tapSwipeAction()
      let named = check.row.calls.map { $0.replacing("RowAt", with: "") }
      let calls = probe.log.map { "\($0.call)" }
      check.compare("the calls", calls.filter { named.contains($0) }, named)
      if check.row.value.contains("isEditing true") {
        check.compare("isEditing in commit", isEditing ? 1 : 0, 1)
      }
    },
  ]

  /// A shown table of three rows that can be deleted.
  @MainActor private static func editableProbe() -> TableProbe {
    let probe = TableProbe(rows: 3)
    probe.commit = { [weak probe] _, path in
      probe?.rows[0] -= 1
      probe?.table.deleteRows(at: [path], with: .none)
    }
    probe.show()
    return probe
  }
}

/// Counts the calls that report a selected tab.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var calls = 0

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { calls += 1 }
}
