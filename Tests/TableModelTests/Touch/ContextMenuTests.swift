import Foundation
import TableModel
import TableProbe
import Testing

@MainActor @Suite struct ContextMenuTests {
  private let probe = TableProbe(rows: 3)
  private let taps = Taps()

  private final class Taps {
    var titles: [String] = []
  }

  init() {
    let taps = taps
    probe.contextMenu = { path in
      guard path.row > 0 else { return nil }
      return UIContextMenuConfiguration(previewProvider: nil) { _ in
        let actions = ["Copy", "Delete"].map { title in
          UIAction(title: title, attributes: title == "Copy" ? .disabled : []) {
            taps.titles.append($0.title)
          }
        }
        return UIMenu(title: "", children: actions)
      }
    }
  }

  @Test func `a row without a configuration has no menu`() {
    probe.show()
    #expect(ContextMenu(row: [0, 0], of: probe.table) == nil)
    #expect(probe.rows(of: .contextMenu) == [[0, 0]])
  }

  @Test func `a row that is not in sight has no menu`() {
    probe.rows = [100]
    probe.show()
    #expect(ContextMenu(row: [0, 99], of: probe.table) == nil)
    #expect(probe.count(.contextMenu) == 0)
  }

  @Test func `an action is performed once, and the menu is gone`() {
    probe.show()
    let menu = ContextMenu(row: [0, 1], of: probe.table)
    #expect(menu?.titles == ["Copy", "Delete"])
    #expect(menu?.choose("Copy") == false)
    #expect(menu?.choose("Delete") == true)
    #expect(menu?.choose("Delete") == false)
    menu?.dismiss()
    #expect(taps.titles == ["Delete"])
    #expect(probe.count(.willEndContextMenu) == 1)
  }

  @Test(arguments: [(12, false, false), (13, true, false), (14, true, true), (26, true, true)])
  func `menus come with iOS 13, their reports with iOS 14`(
    version: Int, opens: Bool, tells: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: 1)
      probe.contextMenu = { _ in
        UIContextMenuConfiguration(previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "A") { _ in }])
        }
      }
      probe.show()
      let menu = ContextMenu(row: [0, 0], of: probe.table)
      menu?.dismiss()
      #expect((menu != nil) == opens)
      #expect(probe.count(.willDisplayContextMenu) == (tells ? 1 : 0))
      #expect(probe.count(.willEndContextMenu) == (tells ? 1 : 0))
    }
  }

  @Test func `what is added to the animator runs, completions later`() {
    let delegate = Delegate()
    probe.show()
    probe.table.delegate = delegate
    let menu = ContextMenu(row: [0, 0], of: probe.table)
    #expect(delegate.log == ["highlight", "display", "animation", "completion"])
    menu?.tapPreview()
    #expect(delegate.log.suffix(3) == ["dismiss", "commit animation", "commit completion"])
  }

  @Test func `a preview needs a view in a window, or raises`() {
    probe.show()
    let shown = probe.table.cellForRow(at: [0, 0])
    let cell = UITableViewCell()
    for view in [cell, cell.contentView] {
      let exception = UIKitException.caught { _ = UITargetedPreview(view: view) }
      #expect(exception?.reason.contains("requires that the view is in a window") == true)
      #expect(exception?.reason.contains("(view: <\(type(of: view)): ") == true)
    }
    #expect(UIKitException.caught { _ = shown.map { UITargetedPreview(view: $0) } } == nil)
  }

  // mpiannucci/react-native-context-menu-view #180, WebKit/WebKit #55381
  @Test func `a preview's place needs a view in a window, or raises`() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let exception = UIKitException.caught {
      _ = UIPreviewTarget(container: inner, center: .zero)
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason.hasPrefix(
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(container: <UIView: 0x") == true)
    #expect(exception?.reason.components(separatedBy: " → <UIView: 0x").count == 2)
    probe.show()
    let window = try #require(probe.table.window)
    for container in [window, probe.table] {
      var target: UIPreviewTarget?
      let raised = UIKitException.caught {
        target = UIPreviewTarget(container: container, center: CGPoint(x: 1, y: 2))
      }
      #expect(raised == nil && target?.container === container && target?.transform == .identity)
    }
  }

  @Test func `a preview stays where its view was when it was made`() throws {
    probe.show()
    let cell = try #require(probe.table.cellForRow(at: [0, 0]))
    let preview = UITargetedPreview(view: cell)
    let center = cell.center
    cell.removeFromSuperview()
    cell.center.y += 100
    var target: UIPreviewTarget?
    let exception = UIKitException.caught { target = preview.target }
    #expect(exception == nil && target?.container === probe.table && target?.center == center)
  }
}

/// A delegate whose menus are previews, and that adds something to each animator.
private final class Delegate: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(previewProvider: { UIViewController() })
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismiss")
    return nil
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
    animator?.addCompletion { self.log.append("completion") }
    animator?.addAnimations { self.log.append("animation") }
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { self.log.append("commit completion") }
    animator.addAnimations { self.log.append("commit animation") }
  }
}
