import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// A controller whose view is a table, with itself as data source and delegate.
///
/// As documented, it loads the table's data before its first appearance, clears the selection at
/// every appearance, shows the scroll indicators after it, edits the table when it is edited, and
/// makes room for the keyboard (M-52, M-53).
/// Every optional method of the table's protocols is declared here so that subclasses can
/// override it; a method that is not overridden counts as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style

  /// A controller of a table in `style`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of a scene or a nib, which has the table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table.
  open var tableView: UITableView! {
    get { Fault.hasNoTableInController.isOn ? nil : view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection goes when the table appears.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    guard !loadViewFromNib() else { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Whether the table has appeared by way of this class, whose overrides may not call it (M-53).
  private var followsKeyboard = false
  /// What the keyboard adds to the table's bottom inset, in points.
  private var keyboardInset: CGFloat = 0

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    followsKeyboard = true
    if tableView?.rows.isEmpty == true { tableView?.reloadData() }
    guard clearsSelectionOnViewWillAppear, let tableView, !Fault.clearsNoSelection.isOn else {
      return
    }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  /// The table ends above the keyboard, and what is edited in it comes into sight
  /// (rdar 13984333; rdar 35572084: with any adjustment behavior). The next field does so as well,
  /// while the keyboard stays as it is: model's choice; no public source.
  @_spi(UIKitSubclassing) open override func keyboardDidChange() {
    super.keyboardDidChange()
    makeRoomForKeyboard()
    guard keyboardInset > 0, let tableView, let field = process.firstResponder as? UIView,
      field.isDescendant(of: tableView)
    else { return }
    tableView.scrollRectToVisible(tableView.convert(field.bounds, from: field), animated: true)
  }

  /// The table may have come back since the keyboard went, or reach to another place below it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    makeRoomForKeyboard()
  }

  private func makeRoomForKeyboard() {
    guard followsKeyboard, let tableView else { return }
    let inset = max(tableView.keyboardOverlap - tableView.barInset.bottom, 0)
    guard inset != keyboardInset else { return }
    tableView.contentInset.bottom += inset - keyboardInset
    tableView.scrollIndicatorInsets.bottom += inset - keyboardInset
    tableView.verticalScrollIndicatorInsets.bottom += inset - keyboardInset
    keyboardInset = inset
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// False for a method that changes what the table does and that no subclass overrides.
  open override func responds(to aSelector: Selector) -> Bool {
    guard let overrides = OverriddenMethods.overrides(aSelector, in: type(of: self)) else {
      return super.responds(to: aSelector)
    }
    return overrides || tableViewIfLoaded?.staticContent?.implements(aSelector) == true
  }

  // MARK: Data source

  private var tableViewIfLoaded: UITableView? { viewIfLoaded as? UITableView }

  /// Returns the number of rows in a section; a negative number counts as 0. The default is `0`, or
  /// what a static table has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)` or a new one;
  /// without one the table raises.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticContent?.row(at: indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of sections. The default is `1`, or what a static table has.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// Returns the title above a section; nil or an empty one for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// Returns the title below a section; nil or an empty one for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  /// Returns whether a row can be deleted, inserted at or swiped.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    NotImplemented.noting(true)
  }

  /// Returns whether a row shows the reorder control in editing mode.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    NotImplemented.noting(true)
  }

  /// Returns the titles of the index at the trailing edge; nil for no index. The default is `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    NotImplemented.noting(nil)
  }

  /// Returns the section to which a title of the index scrolls.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { NotImplemented.count }

  /// Inserts or deletes a row that the user has confirmed; the implementation updates its data and
  /// the table. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Moves a row in the data after the user has moved it in the table; `destinationIndexPath`
  /// counts without the moved row. The default does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { NotImplemented.note() }

  // MARK: Delegate

  /// Called before a cell comes on the screen. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Called before the header of a section comes on the screen. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { NotImplemented.note() }

  /// Called before the footer of a section comes on the screen. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { NotImplemented.note() }

  /// Called after a cell has left the screen; `indexPath` is the row that it showed, as it was
  /// numbered then. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Called after the header of a section has left the screen. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { NotImplemented.note() }

  /// Called after the footer of a section has left the screen. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { NotImplemented.note() }

  /// Returns the height of a row in points, or ``UITableView/automaticDimension`` to have its cell
  /// measured; a negative height raises. The default is `tableView.rowHeight`.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.staticContent?.row(at: indexPath)?.height ?? tableView.rowHeight }

  /// Returns the height of a section's header in points, or ``UITableView/automaticDimension``; a
  /// negative height raises. The default is `tableView.sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the height of a section's footer in points, or ``UITableView/automaticDimension``; a
  /// negative height raises. The default is `tableView.sectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// Returns the height in points that a row is assumed to have until it is shown; 0 means that
  /// there is no estimate. The default is `tableView.estimatedRowHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// Returns the height in points that a header is assumed to have until it is shown; 0 means that
  /// there is no estimate. The default is `tableView.estimatedSectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

  /// Returns the height in points that a footer is assumed to have until it is shown; 0 means that
  /// there is no estimate. The default is `tableView.estimatedSectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }

  /// Returns the view above a section; nil leaves the header to its title. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { tableView.staticContent?.section(section)?.headerView }

  /// Returns the view below a section; nil leaves the footer to its title. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { tableView.staticContent?.section(section)?.footerView }

  /// Called when the detail button of a row was tapped; the row is not selected. The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Returns whether a touch highlights a row; without the highlight it does not select the row
  /// either. The default is `true`.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(true) }

  /// Called after a touch has highlighted a row. The default does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    NotImplemented.note()
  }

  /// Called after the highlight of a row has ended. The default does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    NotImplemented.note()
  }

  /// Returns the row to select in place of the tapped one; nil selects none. The default is
  /// `indexPath`.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { NotImplemented.noting(indexPath) }

  /// Returns the row to deselect in place of the given one; nil keeps the selection. The default is
  /// `indexPath`.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { NotImplemented.noting(indexPath) }

  /// Called after the user has selected a row; a selection by code does not call it. The default
  /// does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    NotImplemented.note()
  }

  /// Called after the user has deselected a row; a deselection by code does not call it. The
  /// default does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    NotImplemented.note()
  }

  /// Returns whether a tap performs the primary action of a row (iOS 16). The default is
  /// `!tableView.isEditing`.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(!tableView.isEditing) }

  /// Called when a tap performs the primary action of a row (iOS 16). The default does nothing.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Returns whether a pan with two fingers may select several rows (iOS 13). The default is
  /// `false`.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }

  /// Called when a pan with two fingers has begun to select rows (iOS 13). The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Called when a pan with two fingers no longer selects rows (iOS 13). The default does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    NotImplemented.note()
  }

  /// Returns the control that a row shows in editing mode. The default is `.delete`.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { NotImplemented.noting(.delete) }

  /// Returns the title of the button that deletes a swiped row; nil for the system's. The default
  /// is `nil`.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { NotImplemented.noting(nil) }

  /// Returns whether the content of a row moves aside for the editing control. The default is
  /// `true`.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(true) }

  /// Called when a swipe is about to show the actions of a row. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) { NotImplemented.note() }

  /// Called after the actions of a swiped row have gone; nil if the row was deleted meanwhile. The
  /// default does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    NotImplemented.note()
  }

  /// Returns the row to which a dragged row moves in place of the proposed one. The default is
  /// `proposedDestinationIndexPath`.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { NotImplemented.noting(proposedDestinationIndexPath) }

  /// Returns how many levels the content of a row is indented. The default is `0`.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    NotImplemented.noting(
      tableView.staticContent?.row(at: indexPath)?.cell.indentationLevel ?? 0)
  }

  /// Returns the actions of a swiped row (iOS 8); nil for the delete button, an empty array for
  /// none.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    NotImplemented.noting(nil)
  }

  /// Returns the actions at the leading edge of a swiped row (iOS 11); nil for none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    NotImplemented.noting(nil)
  }

  /// Returns the actions at the trailing edge of a swiped row (iOS 11); nil for the delete button,
  /// a configuration without actions for none.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    NotImplemented.noting(nil)
  }

  /// Returns whether a long press on a row shows the editing menu. Inert: nothing calls it.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { NotImplemented.noting(false) }

  /// Returns whether the editing menu of a row offers an action. Inert: nothing calls it. The
  /// default is `false`.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { NotImplemented.noting(false) }

  /// Performs an action of the editing menu of a row. Inert: nothing calls it. The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { NotImplemented.note() }

  /// Returns the context menu of a row (iOS 13); nil for none. `point` is in the coordinates of the
  /// table. The default is `nil`.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { NotImplemented.noting(nil) }

  /// Returns the view that lifts when a context menu opens (iOS 13); nil for the cell. The default
  /// is `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }

  /// Returns the view to which a context menu closes (iOS 13); nil for the cell. The default is
  /// `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }

  /// Called when the preview of a context menu was tapped (iOS 13). The default does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { NotImplemented.note() }

  /// Called when a context menu is about to open (iOS 14). The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { NotImplemented.note() }

  /// Called when a context menu is about to close (iOS 14). The default does nothing.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { NotImplemented.note() }

  /// Returns whether a row can have the focus. Inert: there is no focus engine. The default is
  /// `true`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    NotImplemented.noting(true)
  }

  /// Returns whether the focus may move. Inert: there is no focus engine. The default is `true`.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { NotImplemented.noting(true) }

  /// Called after the focus has moved. Inert: there is no focus engine. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { NotImplemented.note() }

  /// Returns the row that has the focus first. Inert: there is no focus engine. The default is
  /// `nil`.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    NotImplemented.noting(nil)
  }

  /// Returns whether a row is selected when it has the focus (iOS 15). Inert: there is no focus
  /// engine. The default is `false`.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }

  /// Returns whether a row opens when a drag rests on it (iOS 11). Inert: nothing springs. The
  /// default is `true`.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { NotImplemented.noting(true) }

  // MARK: Scrolling

  /// Called after the content offset has changed, by the user or by code. The default does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called after the zoom scale has changed. Inert: nothing zooms. The default does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called when a finger begins to drag the content. The default does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called when a dragging finger has left; `velocity` is in points per millisecond, and the
  /// offset where the content will rest can be changed. The default does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { NotImplemented.note() }

  /// Called after a dragging finger has left, with whether the content goes on moving. The default
  /// does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    NotImplemented.note()
  }

  /// Called when the content begins to decelerate. The default does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called when a deceleration has come to rest. The default does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called when an animated scroll by code has ended. The default does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Returns the view that zooms; nil for none. Inert: nothing zooms. The default is `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when zooming begins. Inert: nothing zooms. The default does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    NotImplemented.note()
  }

  /// Called after zooming has ended. Inert: nothing zooms. The default does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { NotImplemented.note() }

  /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    NotImplemented.noting(true)
  }

  /// Called after a tap on the status bar has scrolled to the top. The default does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { NotImplemented.note() }

  /// Called after the adjusted content inset has changed (iOS 11). The default does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    NotImplemented.note()
  }
}
