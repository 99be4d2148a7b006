import Foundation

extension OptionalMethods where Receiver == any UISearchBarDelegate {
  /// `searchBar(_:textDidChange:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    receiver.searchBar(searchBar, textDidChange: searchText)
  }

  /// `searchBar(_:shouldChangeTextIn:replacementText:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    optional("searchBar") {
      receiver.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// `searchBar(_:selectedScopeButtonIndexDidChange:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

extension UISearchBarDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var searchBar: OptionalMethods<any UISearchBarDelegate>? {
    OptionalMethods(self)
  }

  /// `searchBarShouldBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool?)? {
    NotImplemented.optional { self.searchBarShouldBeginEditing($0) }
  }

  /// `searchBarTextDidBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  /// `searchBarShouldEndEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool?)? {
    NotImplemented.optional { self.searchBarShouldEndEditing($0) }
  }

  /// `searchBarTextDidEndEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  /// `searchBarSearchButtonClicked(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  /// `searchBarBookmarkButtonClicked(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }

  /// `searchBarCancelButtonClicked(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  /// `searchBarResultsListButtonClicked(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
}
