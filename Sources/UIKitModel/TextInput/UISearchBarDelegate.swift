import Foundation

/// Controls a search bar and is called when the search changes; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// - Optional: `true`
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  /// - Optional: nothing
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  /// - Optional: `true`
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  /// - Optional: nothing
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has changed the text, or cleared it.
  /// - Optional: nothing
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  /// - Optional: `true`
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search key was pressed.
  /// - Optional: nothing
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped. Inert: nothing taps it.
  /// - Optional: nothing
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  /// - Optional: nothing
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for the results was tapped. Inert: nothing taps it.
  /// - Optional: nothing
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has selected another scope.
  /// - Optional: nothing
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
