import Foundation
import TableModel
import Testing

/// Calls that leave open whether a delegate has the method, as forwarding delegates make them.
@MainActor struct OptionalCallTests {
  private final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  private final class Full: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
  {
    private(set) var received: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "First" : nil
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UILabel()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      received.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { received.append("scroll") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      received.append("end \(willDecelerate)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { received.append("text") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  /// Passes on every call, as delegates that watch another one do.
  private final class Forwarder: NSObject, UITableViewDelegate {
    var next: (any UITableViewDelegate)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      next?.tableView?(tableView, heightForRowAt: indexPath) ?? 50
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      next?.tableView?(tableView, shouldHighlightRowAt: path) ?? false
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      next?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  private let table = UITableView()
  private let path = IndexPath(row: 0, section: 0)

  @Test func `a method that is there answers`() {
    let full = Full()
    let (source, delegate): (any UITableViewDataSource, any UITableViewDelegate) = (full, full)
    #expect(source.numberOfSections?(in: table) == 3)
    #expect(source.tableView?(table, titleForHeaderInSection: 0) == "First")
    #expect(source.tableView?(table, canEditRowAt: path) == false)
    #expect(delegate.tableView?(table, heightForRowAt: path) == 70)
    #expect(delegate.tableView?(table, viewForHeaderInSection: 0) is UILabel)
    #expect(delegate.tableView?(table, indentationLevelForRowAt: path) == 2)
    #expect(delegate.tableView?(table, willSelectRowAt: path) == nil)
    #expect(delegate.scrollViewShouldScrollToTop?(table) == false)
    delegate.tableView!(table, didSelectRowAt: path)
    let count: Int = source.numberOfSections!(in: table)
    let height: CGFloat = delegate.tableView!(table, heightForRowAt: path)
    let title: String? = source.tableView!(table, titleForHeaderInSection: 0)
    #expect(count == 3 && height == 70 && title == "First")
    let scrolls: Bool = delegate.scrollViewShouldScrollToTop!(table)
    #expect(!scrolls && !delegate.scrollViewShouldScrollToTop!(table))
    #expect((0..<source.numberOfSections!(in: table)).count == 3)
    delegate.scrollViewDidScroll?(table)
    delegate.scrollViewDidEndDragging?(table, willDecelerate: true)
    let field: any UITextFieldDelegate = full
    #expect(field.textFieldShouldReturn?(UITextField()) == false)
    field.textFieldDidEndEditing?(UITextField())
    #expect(full.received == ["select 0", "scroll", "end true", "text"])
  }

  @Test func `one that is not there is nil`() {
    let bare = Bare()
    let (source, delegate): (any UITableViewDataSource, any UITableViewDelegate) = (bare, bare)
    #expect(source.numberOfSections?(in: table) == nil)
    #expect(source.tableView?(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView?(table, titleForFooterInSection: 0) == nil)
    #expect(source.tableView?(table, canEditRowAt: path) == nil)
    #expect(source.tableView?(table, sectionForSectionIndexTitle: "A", at: 0) == nil)
    #expect(delegate.tableView?(table, heightForRowAt: path) == nil)
    #expect(delegate.tableView?(table, estimatedHeightForHeaderInSection: 0) == nil)
    #expect(delegate.tableView?(table, viewForFooterInSection: 0) == nil)
    #expect(delegate.tableView?(table, shouldHighlightRowAt: path) == nil)
    #expect(delegate.tableView?(table, willSelectRowAt: path) == nil)
    #expect(delegate.tableView?(table, editingStyleForRowAt: path) == nil)
    #expect(delegate.tableView?(table, canFocusRowAt: path) == nil)
    #expect(delegate.indexPathForPreferredFocusedView?(in: table) == nil)
    #expect(delegate.viewForZooming?(in: table) == nil)
    #expect(delegate.scrollViewShouldScrollToTop?(table) == nil)
    let (field, text): (any UITextFieldDelegate, any UITextViewDelegate) = (bare, bare)
    #expect(field.textFieldShouldClear?(UITextField()) == nil)
    #expect(text.textViewShouldBeginEditing?(UITextView()) == nil)
    let search: any UISearchBarDelegate = bare
    #expect(search.searchBarShouldEndEditing?(UISearchBar()) == nil)
    let prefetching: any UITableViewDataSourcePrefetching = bare
    prefetching.tableView?(table, cancelPrefetchingForRowsAt: [path])
  }

  @Test func `without a delegate nothing is called`() {
    let delegate: (any UITableViewDelegate)? = nil
    #expect(delegate?.tableView?(table, heightForRowAt: path) == nil)
  }

  @Test func `a table asks through a delegate that passes on`() {
    let (forwarder, full) = (Forwarder(), Full())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = full
    table.delegate = forwarder
    table.estimatedRowHeight = 0
    #expect(table.rectForRow(at: path).height == 50)
    forwarder.next = full
    table.reloadData()
    #expect(table.rectForRow(at: path).height == 70)
  }

  @Test func `a controller has the methods that it overrides`() {
    final class Controller: UITableViewController {
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Foot" }
    }
    let source: any UITableViewDataSource = Controller(style: .plain)
    #expect(source.tableView?(table, titleForFooterInSection: 0) == "Foot")
    #expect(source.tableView?(table, titleForHeaderInSection: 0) == nil)
  }

  @Test func `an implementation may meet the defaults of other methods`() {
    final class HeightDelegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        let selves: any UITableViewDelegate = self
        return selves.tableView(tableView, shouldHighlightRowAt: indexPath)
      }
    }
    let delegate: any UITableViewDelegate = HeightDelegate()
    #expect(delegate.tableView?(table, canFocusRowAt: path) == true)
  }
}
