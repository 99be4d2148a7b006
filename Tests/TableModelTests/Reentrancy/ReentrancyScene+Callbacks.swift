import Foundation
import TableModel

extension ReentrancyScene: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int {
    met(.numberOfSections)
    return counts.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    met(.numberOfRows)
    return counts.indices.contains(section) ? counts[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? Cell)?.scene = self
    met(.cellForRow)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    met(.titleForFooter)
    return "Foot"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    met(.canEdit)
    return true
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    met(.commit)
    guard counts.indices.contains(path.section), counts[path.section] > path.row else { return }
    counts[path.section] -= 1
    tableView.deleteRows(at: [path], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { met(.moveRow) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    met(.prefetch)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    met(.cancelPrefetching)
  }
}

extension ReentrancyScene: UITableViewDelegate {
  func responds(to aSelector: Selector) -> Bool {
    estimates || !aSelector.description.contains("stimated")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    met(.heightForRow)
    return height(indexPath)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    met(.estimatedHeightForRow)
    return 40
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    met(.heightForHeader)
    return Self.header
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    met(.estimatedHeightForHeader)
    return 20
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    met(.heightForFooter)
    return Self.footer
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    met(.viewForHeader)
    return UIView()
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { met(.willDisplay) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { met(.didEndDisplaying) }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { met(.willDisplayHeader) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { met(.didEndDisplayingHeader) }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { met(.willDisplayFooter) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { met(.didEndDisplayingFooter) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    met(.shouldHighlight)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) { met(.didHighlight) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    met(.didUnhighlight)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    met(.willSelect)
    return path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { met(.didSelect) }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    met(.willDeselect)
    return path
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) { met(.didDeselect) }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    met(.indentationLevel)
    return 1
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    met(.trailingSwipe)
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    met(.willBeginEditing)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    met(.didEndEditing)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { met(.didScroll) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { met(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { met(.willEndDragging) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    met(.didEndDragging)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { met(.didEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    met(.didEndScrollingAnimation)
  }
}
