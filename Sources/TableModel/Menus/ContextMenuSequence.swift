import Foundation

/// One scripted context menu of a row: a finger rests on it, and then chooses, taps the preview or
/// taps elsewhere.
///
/// A table requests the configuration, and without one nothing opens; then it requests the view to
/// lift, makes preview and menu, and calls `willDisplayContextMenu`. At the end it requests the
/// view to close to and calls `willEndContextMenuInteraction`. Apple documents what each call is
/// for; their order is the model's choice.
@MainActor package final class ContextMenuSequence {
  /// The menu; nil where only a preview is shown.
  package let menu: UIMenu?
  private let table: UITableView
  private let configuration: UIContextMenuConfiguration
  private let preview: UIViewController?
  /// Whether neither an action was chosen nor a finger has closed the menu.
  package private(set) var isOpen = true
  private weak var view: MenuView?

  /// A finger rests on a row in sight; nil if no menu opens.
  package init?(rowAt path: IndexPath, of table: UITableView) {
    guard !Fault.opensNoMenu.isOn else { return nil }
    guard table.behavior.hasContextMenus, table.window != nil, table.visible[path] != nil,
      let delegate = table.calls.delegate
    else { return nil }
    table.selection.beginTouch(at: path)
    defer { table.selection.cancelTouch() }
    let rect = table.rectForRow(at: path)
    let returned = delegate.tableView(
      table, contextMenuConfigurationForRowAt: path, point: CGPoint(x: rect.midX, y: rect.midY))
    guard let returned else { return nil }
    self.table = table
    configuration = returned
    _ = delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: returned)
    preview = returned.previewProvider?()
    menu = returned.actionProvider?([])
    guard preview != nil || menu?.children.isEmpty == false else { return nil }
    openView()
    guard table.behavior.reportsContextMenus else { return }
    let animator = ContextMenuAnimator(preview: preview)
    delegate.tableView(table, willDisplayContextMenu: returned, animator: animator)
    animator.run(in: table.process.loop)
  }

  private func openView() {
    guard let window = table.window, let menu else { return }
    let view = MenuView(menu) { [weak self] in
      self?.choose($0) ?? false
    } dismiss: { [weak self] in
      self?.dismiss()
    }
    view.open(in: window)
    self.view = view
  }

  isolated deinit { view?.close() }

  /// Chooses the action with a title; false if there is none, or it is disabled.
  package func choose(_ title: String) -> Bool {
    guard isOpen, !Fault.choosesNothing.isOn, menu?.perform(title) == true else { return false }
    end()
    return true
  }

  /// Taps the preview.
  package func tapPreview() {
    guard isOpen else { return }
    let animator = ContextMenuAnimator(preview: preview)
    table.calls.delegate?.tableView(
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
    view?.close()
    _ = table.calls.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
    guard table.behavior.reportsContextMenus else { return }
    let animator = ContextMenuAnimator(preview: preview)
    table.calls.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
    animator.run(in: table.process.loop)
  }
}
