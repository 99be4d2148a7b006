import Foundation

/// One scripted context menu of a row: a finger rests on it, and then chooses, taps the preview or
/// taps elsewhere.
///
/// A table asks for the configuration, and without one nothing opens; then it asks for the view to
/// lift, makes preview and menu, and tells that they are shown. At the end it asks where the view
/// goes back to and tells that the menu is gone. Apple's documentation says what each call is for;
/// their order is ours.
@MainActor package final class ContextMenuSequence {
  /// The menu; nil where only a preview is shown.
  package let menu: UIMenu?
  private let table: UITableView
  private let configuration: UIContextMenuConfiguration
  private let preview: UIViewController?
  private var isOpen = true

  /// A finger rests on a row in sight; nil if no menu opens.
  package init?(rowAt path: IndexPath, of table: UITableView) {
    guard table.behavior.hasContextMenus, table.window != nil, table.shownCell(path) != nil,
      let delegate = table.delegate
    else { return nil }
    table.beginTouch(at: path)
    defer { table.cancelTouch() }
    let rect = table.rectForRow(at: path)
    let answer = delegate.tableView(
      table, contextMenuConfigurationForRowAt: path, point: CGPoint(x: rect.midX, y: rect.midY))
    guard let answer else { return nil }
    self.table = table
    configuration = answer
    _ = delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: answer)
    preview = answer.previewProvider?()
    menu = answer.actionProvider?([])
    guard preview != nil || menu?.children.isEmpty == false else { return nil }
    guard table.behavior.tellsOfContextMenus else { return }
    let animator = ContextMenuAnimator(preview: preview)
    delegate.tableView(table, willDisplayContextMenu: answer, animator: animator)
    animator.run(in: table.process.loop)
  }

  /// Chooses the action with a title; false if there is none, or it is disabled.
  package func choose(_ title: String) -> Bool {
    guard isOpen, menu?.perform(title) == true else { return false }
    end()
    return true
  }

  /// Taps the preview.
  package func tapPreview() {
    guard isOpen else { return }
    let animator = ContextMenuAnimator(preview: preview)
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    end()
    animator.run(in: table.process.loop)
  }

  /// Taps beside the menu.
  package func dismiss() {
    if isOpen { end() }
  }

  private func end() {
    isOpen = false
    _ = table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
    guard table.behavior.tellsOfContextMenus else { return }
    let animator = ContextMenuAnimator(preview: preview)
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
    animator.run(in: table.process.loop)
  }
}
