import Foundation
import SystemVersions

// When a search shows the scopes of its bar, and where the bar finds the room for them.

extension UISearchController {
  /// When a search shows the scopes of its bar by itself (iOS 16). It hides them when it ends.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system has it: with a text, as SwiftUI documents it for its searches.
    case automatic
    /// Never: code sets `showsScopeBar` of the bar.
    case manual
    /// As soon as there is a text.
    case onTextEntry
    /// As soon as the search is active.
    case onSearchActivation
  }

  /// Leaves a part of the bar to the code that has shown or hidden it.
  func leave(_ part: UISearchBar.Part) {
    guard systemVersion.behavior.leavesPartsOfSearchBarToCode else { return }
    switch part {
    case .cancelButton: automaticallyShowsCancelButton = false
    case .scopes:
      scopeBarActivation = .manual
      hasShownScopes = false
      makeRoom(-roomOfScopes)
    }
  }

  private var areScopesDue: Bool {
    switch scopeBarActivation {
    case .manual: false
    case .onSearchActivation: true
    case .onTextEntry: hasText
    case .automatic: hasText || !systemVersion.behavior.showsScopesWithText
    }
  }

  /// Shows the scopes, if the active search is to show them now; returns whether it did.
  @discardableResult func showScopesIfDue() -> Bool {
    guard !hasShownScopes, areScopesDue, !Fault.showsNoScopes.isOn else { return false }
    hasShownScopes = true
    setShowsScopes(true)
    return true
  }

  /// Hides the scopes that the search has shown.
  func hideScopes() {
    guard hasShownScopes else { return }
    hasShownScopes = false
    setShowsScopes(false)
  }

  private func setShowsScopes(_ areShown: Bool) {
    let height = searchBar.scopesHeight
    searchBar.hasScopes = areShown
    makeRoom(areShown ? searchBar.scopesHeight - height : -roomOfScopes)
  }

  /// Makes a bar as much higher as its scopes are. A bar within scrolled content, as a table's header,
  /// grows above it, and the content gets an inset (IQKeyboardManager #868, iOS 10); a navigation bar
  /// and the search's own view make the room themselves, as constraints do; elsewhere the bar grows
  /// downwards (model's choice; no public source), for its field keeps its height.
  private func makeRoom(_ height: CGFloat) {
    guard height != 0, let superview = searchBar.superview else { return }
    if let content = height > 0 ? superview as? UIScrollView : contentBelowScopes {
      contentBelowScopes = height > 0 ? content : nil
      grow(by: height, above: content)
    } else if !(superview is UINavigationBar), superview !== viewIfLoaded,
      searchBar.translatesAutoresizingMaskIntoConstraints
    {
      searchBar.frame.size.height += height
    } else {
      return
    }
    roomOfScopes += height
  }

  private func grow(by height: CGFloat, above content: UIScrollView) {
    searchBar.heightAboveContent += height
    searchBar.frame.origin.y -= height
    searchBar.frame.size.height += height
    content.contentInset.top += height
  }
}
