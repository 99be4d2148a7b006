import Testing

@testable import TableModel

/// Which methods of a table view controller a subclass overrides.
@MainActor struct OverriddenMethodTests {
  @Test func `every method whose absence changes a table is found where a subclass overrides it`() {
    #expect(!UITableViewController.overriders.isEmpty)
    for (name, type) in UITableViewController.overriders {
      #expect(OverriddenMethods.overrides(name, in: type) == true, "\(name)")
      #expect(OverriddenMethods.overrides(name, in: UITableViewController.self) == false, "\(name)")
    }
  }
}
