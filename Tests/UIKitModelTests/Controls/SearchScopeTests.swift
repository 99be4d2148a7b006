import Foundation
import Testing

@testable import UIKitModel

/// The scopes below the field of a search bar.
@MainActor @Suite struct SearchScopeTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test func `they are shown where there are titles and the bar is to show them`() throws {
    let height = bar.intrinsicContentSize.height
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.scopeControl == nil && bar.intrinsicContentSize.height == height)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == height + 44)
    bar.sizeToFit()
    bar.layoutIfNeeded()
    let control = try #require(bar.scopeControl)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 0)
    #expect(control.frame.minY >= bar.searchTextField.frame.maxY)
    #expect(control.frame.maxY <= bar.bounds.maxY)
    bar.scopeButtonTitles = nil
    #expect(bar.scopeControl == nil && bar.intrinsicContentSize.height == height)
  }

  @Test func `a selection by code moves the control and calls nobody`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var calls = 0
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { calls += 1 }
    }
    let delegate = Delegate()
    bar.delegate = delegate
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.scopeControl?.selectedSegmentIndex == 1 && delegate.calls == 0)
    bar.selectedScopeButtonIndex = 7
    #expect(bar.scopeControl?.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
