import Foundation
import UIKitModel

/// A call to a delegate or a data source that a broken table makes at each layout, though nothing
/// asks for it: what a case says is not called.
struct ExtraCall {
  private let fault: Fault
  private let call: @MainActor (UITableView, IndexPath) -> Void

  private init(_ method: String, _ call: @escaping @MainActor (UITableView, IndexPath) -> Void) {
    fault = Fault("calls \(method) at each layout", .addition)
    self.call = call
  }

  /// Makes the call that is on, about the first row on the screen.
  @MainActor static func make(by table: UITableView) {
    guard FaultWatch.isInUse, table.layout.hasBeenShown,
      let path = table.visible.cells.first?.path, table.rows.contains(path)
    else { return }
    for extra in all where extra.fault.isOn { extra.call(table, path) }
  }

  @MainActor private static let all = ofRows + ofSelection + ofEditing + ofSections + ofScrolling

  @MainActor private static let ofRows = [
    ExtraCall("numberOfSections") { table, _ in _ = table.calls.sectionCount() },
    ExtraCall("numberOfRowsInSection") { table, path in
      _ = table.calls.rowCount(path.section)
    },
    ExtraCall("cellForRowAt") { table, path in _ = table.reuse.makeCell(path) },
    ExtraCall("heightForRowAt") { table, path in _ = table.calls.height(of: path) },
    ExtraCall("estimatedHeightForRowAt") { table, path in _ = table.calls.unshownRow(path) },
    ExtraCall("willDisplay") { table, path in
      guard let cell = table.visible[path] else { return }
      table.calls.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    },
    ExtraCall("didEndDisplaying") { table, path in
      guard let cell = table.visible[path] else { return }
      table.calls.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    },
    ExtraCall("prefetchRowsAt") { table, path in
      table.calls.prefetchDataSource?.tableView(table, prefetchRowsAt: [path])
    },
    ExtraCall("cancelPrefetchingForRowsAt") { table, path in
      table.calls.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [path])
    },
  ]

  @MainActor private static let ofSelection = [
    ExtraCall("willSelectRowAt") { table, path in
      _ = table.calls.delegate?.tableView(table, willSelectRowAt: path)
    },
    ExtraCall("didSelectRowAt") { table, path in
      table.calls.delegate?.tableView(table, didSelectRowAt: path)
    },
    ExtraCall("willDeselectRowAt") { table, path in
      _ = table.calls.delegate?.tableView(table, willDeselectRowAt: path)
    },
    ExtraCall("didDeselectRowAt") { table, path in
      table.calls.delegate?.tableView(table, didDeselectRowAt: path)
    },
    ExtraCall("didHighlightRowAt") { table, path in
      table.calls.delegate?.tableView(table, didHighlightRowAt: path)
    },
    ExtraCall("didUnhighlightRowAt") { table, path in
      table.calls.delegate?.tableView(table, didUnhighlightRowAt: path)
    },
    ExtraCall("accessoryButtonTappedForRowWith") { table, path in
      table.calls.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    },
    ExtraCall("performPrimaryActionForRowAt") { table, path in
      table.calls.delegate?.tableView(table, performPrimaryActionForRowAt: path)
    },
  ]

  @MainActor private static let ofEditing = [
    ExtraCall("canEditRowAt") { table, path in
      _ = table.calls.dataSource?.tableView(table, canEditRowAt: path)
    },
    ExtraCall("canMoveRowAt") { table, path in
      _ = table.calls.dataSource?.tableView(table, canMoveRowAt: path)
    },
    ExtraCall("moveRowAt") { table, path in
      table.calls.dataSource?.tableView(table, moveRowAt: path, to: path)
    },
    ExtraCall("commit") { table, path in
      table.calls.dataSource?.tableView(table, commit: .none, forRowAt: path)
    },
    ExtraCall("itemsForBeginning") { table, path in
      guard let window = table.window else { return }
      _ = table.calls.dragDelegate?.tableView(
        table, itemsForBeginning: DragSession(in: window, at: .zero), at: path)
    },
    ExtraCall("editingStyleForRowAt") { table, path in _ = table.calls.editingStyle(of: path) },
    ExtraCall("willBeginEditingRowAt") { table, path in
      table.calls.delegate?.tableView(table, willBeginEditingRowAt: path)
    },
    ExtraCall("didEndEditingRowAt") { table, path in
      table.calls.delegate?.tableView(table, didEndEditingRowAt: path)
    },
    ExtraCall("trailingSwipeActionsConfigurationForRowAt") { table, path in
      _ = SwipeOffer.requested(at: path, side: .trailing, of: table)
    },
    ExtraCall("leadingSwipeActionsConfigurationForRowAt") { table, path in
      _ = SwipeOffer.requested(at: path, side: .leading, of: table)
    },
    ExtraCall("contextMenuConfigurationForRowAt") { table, path in
      _ = table.calls.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)
    },
  ]

  @MainActor private static let ofSections = [
    ExtraCall("titleForHeaderInSection") { table, path in
      _ = table.calls.title(.header, path.section)
    },
    ExtraCall("titleForFooterInSection") { table, path in
      _ = table.calls.title(.footer, path.section)
    },
    ExtraCall("heightForHeaderInSection") { table, path in
      _ = table.calls.height(.header, path.section)
    },
    ExtraCall("heightForFooterInSection") { table, path in
      _ = table.calls.height(.footer, path.section)
    },
    ExtraCall("estimatedHeightForHeaderInSection") { table, path in
      _ = table.calls.estimate(.header, path.section)
    },
    ExtraCall("viewForHeaderInSection") { table, path in
      _ = table.calls.view(.header, path.section)
    },
    ExtraCall("viewForFooterInSection") { table, path in
      _ = table.calls.view(.footer, path.section)
    },
    ExtraCall("sectionIndexTitles") { table, _ in
      _ = table.calls.dataSource?.sectionIndexTitles(for: table)
    },
  ]

  @MainActor private static let ofScrolling = [
    ExtraCall("scrollViewDidScroll") { table, _ in
      table.calls.delegate?.scrollViewDidScroll(table)
    },
    ExtraCall("scrollViewDidEndDragging") { table, _ in
      table.calls.delegate?.scrollViewDidEndDragging(table, willDecelerate: false)
    },
    ExtraCall("scrollViewDidEndDecelerating") { table, _ in
      table.calls.delegate?.scrollViewDidEndDecelerating(table)
    },
    ExtraCall("scrollViewDidEndScrollingAnimation") { table, _ in
      table.calls.delegate?.scrollViewDidEndScrollingAnimation(table)
    },
    ExtraCall("scrollViewDidScrollToTop") { table, _ in
      table.calls.delegate?.scrollViewDidScrollToTop(table)
    },
  ]
}

extension Array {
  /// The list as a broken table gives it: empty, or without its last element.
  var asListed: Array {
    if Fault.listsNoCells.isOn { return [] }
    return Fault.listsFewerCells.isOn ? Array(dropLast()) : self
  }
}
