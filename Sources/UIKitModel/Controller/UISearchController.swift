import Foundation

/// Told that what is looked for has changed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Told how a search begins and ends; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to present the search controller in a way of one's own.
  func presentSearchController(_ searchController: UISearchController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISearchControllerDelegate {
  /// Default implementation: does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar and whether it is in use.
///
/// The updater is called when a search begins and ends, whenever the text changes, and when the
/// user changes the scope.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, called when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results, or nil.
  public let searchResultsController: UIViewController?
  /// Whether the content is covered while nothing is searched (iOS 9.1); held.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content is dimmed while nothing is searched; held.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during the search; held.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search shows the cancel button by itself (iOS 13).
  open var automaticallyShowsCancelButton = true
  /// Whether the search shows the scopes by itself (iOS 13); held.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown without a text too (iOS 13); held.
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

  /// The bar whose text is searched for.
  open var searchBar: UISearchBar { bar }

  /// A search lies over its presenter, which stays visible.
  override var coversPresenter: Bool { false }

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
