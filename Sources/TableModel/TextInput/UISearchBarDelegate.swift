import Foundation

/// What a search bar asks about the search and tells of it; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// What a delegate without the method means.
extension UISearchBarDelegate {
  /// What a delegate without the method answers.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// What a delegate without the method answers.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { NotImplemented.noting(true) }
  /// What a delegate without the method answers.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// What a delegate without the method answers.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
