import Foundation
import TableModel

/// A list that makes itself happen again in one of many ways.
final class EndlessController: UITableViewController {
  let way: UnsettledTests.Way
  var rows = 20

  private let fields = [UITextField(), UITextField()]
  private let texts = [UITextView(), UITextView()]
  private let mover = Mover()
  private let control = UIControl()
  private let search = UISearchController(searchResultsController: nil)
  private var observation: NSKeyValueObservation?

  init(_ way: UnsettledTests.Way) {
    self.way = way
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in fields + texts { self.view.addSubview(view) }
    for field in fields { field.delegate = self }
    for text in texts { text.delegate = self }
    if way == .searchInSearch {
      search.searchResultsUpdater = self
      navigationItem.searchController = search
    }
    if way == .pushInDidLoad { push() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if way == .pushInWillAppear { push() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch way {
    case .pushInDidAppear: push()
    case .presentationInDidAppear: present(EndlessController(way), animated: false)
    case .pushInNextTurn: DispatchQueue.main.async { self.push() }
    case .reloadInNextTurn: reloadInNextTurn()
    default: break
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if way == .pushInDidLayout { push() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard way == .styleInTraitChange else { return }
    overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
  }

  private func push() {
    navigationController?.pushViewController(EndlessController(way), animated: false)
  }

  private func reloadInNextTurn() {
    DispatchQueue.main.async {
      self.tableView.reloadData()
      self.reloadInNextTurn()
    }
  }

  private func updateInCompletion() {
    tableView.performBatchUpdates(nil) { _ in self.updateInCompletion() }
  }

  /// Of its own: an observer that another list has left hears what a new one at the same address posts.
  private let again = Notification.Name("again \(UUID())")

  private func postAgain(_ note: Notification) {
    NotificationCenter.default.post(name: again, object: self)
  }

  /// What a person, or the app, does when the list is shown.
  func begin() {
    let center = NotificationCenter.default
    switch way {
    case .pushInWillShow:
      navigationController?.delegate = self
      push()
    case .focusInFocus: fields[0].becomeFirstResponder()
    case .textFocusInFocus: texts[0].becomeFirstResponder()
    case .styleInTraitChange: overrideUserInterfaceStyle = .dark
    case .searchInSearch: search.searchBar.text = "a"
    case .updateInCompletion: updateInCompletion()
    case .scrollAfterScroll: tableView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    case .offsetInObserver:
      observation = tableView.observe(\.contentOffset) { table, _ in
        MainActor.assumeIsolated { table.contentOffset.y += 1 }
      }
      tableView.contentOffset.y = 1
    case .noteInNote, .noteInQueue:
      let queue = way == .noteInQueue ? OperationQueue.main : nil
      center.addObserver(forName: again, object: self, queue: queue) { note in
        NotificationCenter.default.post(name: note.name, object: note.object)
      }
      center.post(name: again, object: self)
    case .noteInMethod:
      center.addObserver(
        self, selector: Selector("postAgain:", EndlessController.postAgain(_:)), name: again,
        object: self)
      center.post(name: again, object: self)
    case .actionInAction:
      control.addAction(
        UIAction { [unowned control] _ in control.sendActions(for: .valueChanged) },
        for: .valueChanged)
      control.sendActions(for: .valueChanged)
    case .moveInSuperview, .moveInWindow, .leaveInWillMove, .additionInAddition:
      mover.way = way
      view.addSubview(mover)
      if way == .leaveInWillMove { mover.removeFromSuperview() }
      if way == .additionInAddition { mover.addSubview(UILabel()) }
    default: break
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = EndlessCell(style: .default, reuseIdentifier: nil)
    cell.onLayout = { [weak self, unowned cell] in self?.layOutAgain(cell, indexPath) }
    return cell
  }

  private func layOutAgain(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    guard let table = tableView else { return }
    switch way {
    case .reloadOfRowInCell: table.reloadRows(at: [indexPath], with: .none)
    case .reloadOfTableInCell: table.reloadData()
    case .emptyUpdateInCell:
      table.beginUpdates()
      table.endUpdates()
    case .insertionInCell:
      rows += 1
      table.insertRows(at: [[0, 0]], with: .automatic)
    case .headerInLayout:
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 20))
    case .subviewInLayout: cell.contentView.addSubview(SproutingView())
    case .siblingInLayout: cell.superview?.addSubview(SproutingView())
    default: break
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if way == .reloadInWillDisplay { tableView.reloadData() }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if way == .reloadInDidEndDisplaying { tableView.reloadData() }
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let y: CGFloat = scrollView.contentOffset.y == 0 ? 10 : 0
    scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }
}

// MARK: - UITextFieldDelegate, UITextViewDelegate

extension EndlessController: UITextFieldDelegate, UITextViewDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    fields.first { $0 !== textField }?.becomeFirstResponder()
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    texts.first { $0 !== textView }?.becomeFirstResponder()
  }
}

// MARK: - UINavigationControllerDelegate, UISearchResultsUpdating

extension EndlessController: UINavigationControllerDelegate, UISearchResultsUpdating {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    push()
  }

  func updateSearchResults(for searchController: UISearchController) {
    searchController.searchBar.text = (searchController.searchBar.text ?? "") + "a"
  }
}

private final class EndlessCell: UITableViewCell {
  var onLayout = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// A view that makes more of itself.
private final class SproutingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
    addSubview(SproutingView())
  }
}

/// A view that moves again when it moves.
private final class Mover: UIView {
  var way: UnsettledTests.Way?

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if way == .leaveInWillMove, newSuperview == nil { removeFromSuperview() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if way == .moveInSuperview { moveAgain() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if way == .moveInWindow, window != nil { moveAgain() }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if way == .additionInAddition { addSubview(UILabel()) }
  }

  private func moveAgain() {
    guard let parent = superview else { return }
    removeFromSuperview()
    parent.addSubview(self)
  }
}
