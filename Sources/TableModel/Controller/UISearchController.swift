import Foundation

/// Told that what is looked for has changed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Told how a search begins and ends; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

/// What a delegate without the method means.
extension UISearchControllerDelegate {
  /// What a delegate without the method answers.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// What a delegate without the method answers.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// What a delegate without the method answers.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// What a delegate without the method answers.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// What a delegate without the method answers.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar and whether it is in use.
///
/// The updater is told when a search begins and ends, whenever the text changes, and when the user
/// changes the scope.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results, or nil.
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false
  private var storedIsActive = false
  private lazy var bar = makeBar()

  /// A search that shows its results in a controller, or, with nil, in the one it is part of.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open var searchBar: UISearchBar { bar }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.onBegin = { [weak self] in self?.isActive = true }
    bar.onChange = { [weak self] in self?.update() }
    bar.onCancel = { [weak self] in self?.isActive = false }
    return bar
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Whether the search is in use; ending it empties the bar.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    update()
    process.loop.perform { [weak self] in
      guard let self, storedIsActive else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    bar.resignFirstResponder()
    bar.searchTextField.text = ""
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    update()
    process.loop.perform { [weak self] in
      guard let self, !storedIsActive else { return }
      delegate?.didDismissSearchController(self)
    }
  }
}
