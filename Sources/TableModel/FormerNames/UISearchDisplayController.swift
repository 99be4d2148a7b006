import Foundation

/// A search bar with a table of results (iOS 3 to 7); held, no table is shown.
@available(*, deprecated, message: "Use UISearchController.")
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
  /// The search bar.
  public let searchBar: UISearchBar
  /// The controller of what is searched.
  public let searchContentsController: UIViewController
  /// The table of results; held, it comes into no window.
  public private(set) lazy var searchResultsTableView = UITableView(frame: .zero)
  /// Called when the search begins and ends. Inert: nothing calls it.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// Whether the results are shown; held.
  open var isActive = false
  /// The title of the results; held.
  open var searchResultsTitle: String?
  /// Whether the search bar is in the navigation bar; held.
  open var displaysSearchBarInNavigationBar = false

  /// The search of a controller by a bar.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    super.init()
  }

  /// The data source of the table of results.
  open var searchResultsDataSource: (any UITableViewDataSource)? {
    get { searchResultsTableView.dataSource }
    set { searchResultsTableView.dataSource = newValue }
  }

  /// The delegate of the table of results.
  open var searchResultsDelegate: (any UITableViewDelegate)? {
    get { searchResultsTableView.delegate }
    set { searchResultsTableView.delegate = newValue }
  }

  /// Shows or hides the results; held.
  open func setActive(_ visible: Bool, animated: Bool) { isActive = visible }
}

/// Called when a search begins and ends. Inert: nothing calls it.
@available(*, deprecated, message: "Use UISearchControllerDelegate.")
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// Called before the search begins. Inert.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Called when the search has begun. Inert.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Called before the search ends. Inert.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Called when the search has ended. Inert.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Whether the table is to be read again for a text. Inert.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Whether the table is to be read again for a scope. Inert.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

@available(*, deprecated)
extension UISearchDisplayDelegate {
  /// Default implementation: does nothing.
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  /// Default implementation: does nothing.
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  /// Default implementation: does nothing.
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  /// Default implementation: does nothing.
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  /// Default implementation: it is.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  /// Default implementation: it is.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}
