import Foundation
import SystemVersions
import Testing

@testable import UIKitModel

/// When a search controller shows the scopes of its bar, and where the bar finds room for them.
@MainActor @Suite struct SearchScopeActivationTests {
  /// A bar at 100 points in a controller's view, of its own height.
  @MainActor private struct Scene {
    let search = UISearchController(searchResultsController: nil)
    let list = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let height: CGFloat

    init() {
      search.searchBar.scopeButtonTitles = ["All", "New"]
      search.searchBar.frame.origin.y = 100
      search.searchBar.frame.size.width = 375
      height = search.searchBar.frame.height
      list.view.addSubview(search.searchBar)
      window.rootViewController = list
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
    }

    /// Whether there are scopes, below a field that has its height, in a bar that has grown by theirs.
    var showsScopes: Bool {
      MainLoop.runUntilIdle()
      let bar = search.searchBar
      let growth: CGFloat = bar.showsScopeBar ? 44 : 0
      #expect(bar.frame == CGRect(x: 0, y: 100, width: 375, height: height + growth))
      #expect(bar.searchTextField.frame.height >= 28)
      #expect((bar.scopeControl != nil) == bar.showsScopeBar)
      return bar.showsScopeBar
    }
  }

  private nonisolated static let activations:
    [(version: Int, activation: UISearchController.ScopeBarActivation, shown: [Bool])] = [
      (8, .automatic, [true, true, true]), (13, .automatic, [true, true, true]),
      (15, .automatic, [true, true, true]), (16, .automatic, [false, true, true]),
      (26, .automatic, [false, true, true]), (16, .onTextEntry, [false, true, true]),
      (16, .onSearchActivation, [true, true, true]), (26, .manual, [false, false, false]),
    ]

  @Test(arguments: activations)
  func `scopes come with the search or with its text, and go with it`(
    version: Int, activation: UISearchController.ScopeBarActivation, shown: [Bool]
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let scene = Scene()
      let search = scene.search
      search.scopeBarActivation = activation
      #expect(search.automaticallyShowsScopeBar == (activation != .manual))
      for _ in 0..<2 {
        #expect(!scene.showsScopes)
        search.isActive = true
        #expect(scene.showsScopes == shown[0])
        search.searchBar.text = "a"
        #expect(scene.showsScopes == shown[1])
        search.searchBar.text = ""
        #expect(scene.showsScopes == shown[2])
        search.isActive = false
        #expect(!scene.showsScopes)
      }
    }
  }

  @Test func `a text without a search brings no scopes`() {
    let scene = Scene()
    scene.search.searchBar.text = "a"
    #expect(!scene.showsScopes)
    scene.search.isActive = true
    #expect(scene.showsScopes)
  }

  @Test func `automaticallyShowsScopeBar is another name for what is not manual`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.scopeBarActivation == .automatic && search.automaticallyShowsScopeBar)
    search.automaticallyShowsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
    search.automaticallyShowsScopeBar = true
    #expect(search.scopeBarActivation == .automatic)
    search.scopeBarActivation = .onTextEntry
    search.automaticallyShowsScopeBar = true
    #expect(search.scopeBarActivation == .onTextEntry)
  }

  // Apple: `showsScopeBar`, `automaticallyShowsCancelButton`.
  @Test(arguments: [12, 13, 26])
  func `a part of the bar that code has set is left to it from iOS 13 on`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "New"]
      search.searchBar.showsScopeBar = false
      search.searchBar.showsCancelButton = false
      #expect(search.automaticallyShowsScopeBar == (version < 13))
      #expect(search.automaticallyShowsCancelButton == (version < 13))
      search.isActive = true
      search.searchBar.text = "a"
      #expect(search.searchBar.showsScopeBar == (version < 13))
      #expect(search.searchBar.showsCancelButton == (version < 13))
    }
  }

  @Test func `scopes that code has shown stay when the search ends`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.showsScopeBar = true
    search.isActive = true
    search.isActive = false
    #expect(search.searchBar.scopeControl != nil)
  }

  @Test func `the room for scopes is given back where code hides them meanwhile`() {
    let scene = Scene()
    scene.search.scopeBarActivation = .onSearchActivation
    scene.search.isActive = true
    #expect(scene.showsScopes)
    scene.search.searchBar.showsScopeBar = false
    #expect(!scene.showsScopes)
    scene.search.isActive = false
    #expect(!scene.showsScopes)
  }

  /// Whether a search that has a text shows scopes, on a model that is broken.
  private static func showsScopes(on major: Int, breaking fault: Fault? = nil) -> Bool {
    SystemVersion.$current.withValue(.iOS(major)) {
      FaultWatch.$current.withValue(FaultWatch(breaking: fault)) {
        let scene = Scene()
        scene.search.isActive = true
        scene.search.searchBar.text = "a"
        return scene.showsScopes
      }
    }
  }

  // A process of its own: what is broken is looked for in all of it.
  @Test func `a broken search shows no scopes`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      FaultWatch.use()
      for major in [8, 16, 26] {
        #expect(SearchScopeActivationTests.showsScopes(on: major))
        #expect(!SearchScopeActivationTests.showsScopes(on: major, breaking: .showsNoScopes))
      }
    }
  }

  @Test func `one title is no choice`() {
    let bar = UISearchBar()
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All"]
    #expect(bar.scopeControl == nil)
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.scopeControl != nil)
  }
}
