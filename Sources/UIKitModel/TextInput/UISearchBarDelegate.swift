import Foundation

/// Controls a search bar and is called when the search changes; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped. Inert: nothing taps it.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for the results was tapped. Inert: nothing taps it.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISearchBarDelegate {
  /// Default implementation: returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Default implementation: returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Default implementation: returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { NotImplemented.noting(true) }
  /// Default implementation: does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
