import Foundation
import TableModel

/// A data source and delegate of everything, whose answers change from call to call, and which calls
/// the script from inside each callback.
@MainActor final class MisuseDelegate: NSObject {
  weak var stage: MisuseStage?
  /// The rows of each section, as long as it says the truth.
  var rows = [4, 12, 0, 3]
  /// One cell for every row, where a data source keeps it.
  private let only = UITableViewCell()

  init(_ stage: MisuseStage) { self.stage = stage }

  private func call(_ name: String) { stage?.callback(name) }

  /// Whether an answer is to be a lie.
  private func lies(_ percent: Int = 3) -> Bool { stage?.chance(percent) ?? false }

  func adopt(_ view: UIView) {
    switch view {
    case let view as UITableView:
      view.dataSource = self
      view.delegate = self
      view.prefetchDataSource = self
      view.register(MisuseCell.self, forCellReuseIdentifier: "cell")
      view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    case let view as UICollectionView:
      view.dataSource = self
      view.delegate = self
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    case let view as UITextView: view.delegate = self
    case let view as UIScrollView: view.delegate = self
    case let view as UITextField: view.delegate = self
    case let view as UISearchBar: view.delegate = self
    case let view as UIPickerView:
      view.dataSource = self
      view.delegate = self
    default: break
    }
  }

  private func height() -> CGFloat {
    lies(2) ? stage?.number() ?? 0 : lies(30) ? UITableView.automaticDimension : 44
  }
}

extension MisuseDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int {
    call("numberOfSections")
    return lies() ? stage?.int() ?? 0 : rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    call("numberOfRows")
    if lies() { return stage?.int() ?? 0 }
    return rows.indices.contains(section) ? rows[section] : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    call("cellForRow")
    switch stage?.index(below: 100) ?? 0 {
    case ..<3: return only
    case ..<6: return UITableViewCell(style: .value1, reuseIdentifier: nil)
    case ..<7: return tableView.dequeueReusableCell(withIdentifier: "none", for: indexPath)
    case ..<8: return tableView.visibleCells.first ?? only
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? MisuseCell)?.stage = stage
      cell.textLabel?.text = lies(10) ? stage?.text() : "Row"
      return cell
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    call("titleForHeader")
    return lies(50) ? "Section" : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { call("moveRow") }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { call("commit") }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    lies(5) ? ["A", "", "Z"] : nil
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { stage?.int() ?? 0 }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    call("prefetchRows")
  }
}

extension MisuseDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    call("heightForRow")
    return height()
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    call("estimatedHeightForRow")
    return lies(2) ? stage?.number() ?? 0 : 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    call("heightForHeader")
    return lies(2) ? stage?.number() ?? 0 : 28
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    call("viewForHeader")
    return lies(20)
      ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      : lies(3) ? stage?.view() : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { call("willDisplay") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { call("didEndDisplaying") }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    call("willSelectRow")
    return lies(5) ? stage?.path() : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    call("didSelectRow")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    call("didDeselectRow")
  }

  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { lies(5) ? stage?.int() ?? 0 : 0 }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath: IndexPath
  ) -> IndexPath { lies(20) ? stage?.path() ?? source : toProposedIndexPath }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    call("trailingSwipeActions")
    let action = UIContextualAction(style: .destructive, title: stage?.text()) {
      [weak stage] _, _, done in
      stage?.completions.append { done(true) }
      stage?.callback("an action")
    }
    return lies(20) ? nil : UISwipeActionsConfiguration(actions: lies(20) ? [] : [action])
  }
}

extension MisuseDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { call("scrollViewDidScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { call("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    call("didEndDragging")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { call("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    call("didEndScrollingAnimation")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    call("willEndDragging")
    if lies(30) { targetContentOffset.pointee = stage?.point() ?? .zero }
  }
}

extension MisuseDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    call("numberOfSections of items")
    return lies() ? stage?.int() ?? 0 : rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    call("numberOfItems")
    if lies() { return stage?.int() ?? 0 }
    return rows.indices.contains(section) ? rows[section] : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    call("cellForItem")
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: lies(1) ? "none" : "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    call("sizeForItem")
    return lies(2) ? stage?.size() ?? .zero : CGSize(width: 50, height: 50)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    call("didSelectItem")
  }
}

extension MisuseDelegate: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { call("didBeginEditing") }
  func textFieldDidEndEditing(_ textField: UITextField) { call("didEndEditing") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    call("shouldReturn")
    return !lies(50)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    call("shouldChangeCharacters")
    return !lies(20)
  }
  func textViewDidChange(_ textView: UITextView) { call("textViewDidChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { call("didChangeSelection") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    call("textDidChange")
  }
}

extension MisuseDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    lies() ? stage?.int() ?? 0 : 2
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    call("numberOfRowsInComponent")
    return lies() ? stage?.int() ?? 0 : 5
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent: Int) {
    call("didSelectRow of a picker")
  }
}

extension MisuseDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIGestureRecognizerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { call("willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { call("didShow") }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { call("didSelect of tabs") }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    call("gestureRecognizerShouldBegin")
    return !lies(20)
  }
}

extension MisuseDelegate: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    call("updateSearchResults")
  }
}
