extension AttackBook {
  /// What the tests in Swift do.
  static let swiftTests = """
    import GotchaTesting
    import TableModel
    import Testing

    @MainActor struct SwiftCases {
      let table = UITableView()

      @Test(.gotcha("a-swift-test-1", case: "the-case", versions: VersionSpan(18, nil)))
      func nothing() { table.reloadData() }

      @Test(.gotcha("a-swift-test-2", case: "the-case", versions: VersionSpan(18, nil)))
      func constant() { #expect(Int("1") == 1) }

      @Test(.gotcha("a-swift-test-3", case: "the-case", versions: VersionSpan(18, nil)))
      func uncalled() {
        let check = { #expect(table.isEditing) }
        _ = check
      }

      @Test(.gotcha("a-swift-test-4", case: "the-case", versions: VersionSpan(18, nil)))
      func guarded() {
        let table = filled()
        #expect(table.numberOfRows(inSection: 0) == 3)
        guard table.isEditing else { return }
        #expect(table.numberOfRows(inSection: 0) == 7)
      }

      @Test(.gotcha("a-swift-test-5", case: "the-case", versions: VersionSpan(18, nil)))
      func loop() {
        let table = filled()
        #expect(table.numberOfRows(inSection: 0) == 3)
        for row in 1..<table.numberOfSections { #expect(row == 7) }
      }

      @Test(.gotcha("a-swift-test-6", case: "the-case", versions: VersionSpan(18, nil)))
      func uncalledFunction() {
        func check(_ table: UITableView) { #expect(table.isEditing) }
        #expect(filled().numberOfRows(inSection: 0) == 3)
      }

      @Test(
        .gotcha("a-swift-test-7", case: "the-case", versions: VersionSpan(18, nil)),
        arguments: [Int]())
      func argument(row: Int) { #expect(filled().numberOfRows(inSection: 0) == 7 + row) }

      @Test(.gotcha("a-swift-test-8", case: "the-case", versions: VersionSpan(18, nil)))
      func deferred() {
        let table = filled()
        #expect(table.numberOfRows(inSection: 0) == 3)
        func leave() throws {
          if !table.isEditing { throw CancellationError() }
          defer { #expect(table.numberOfRows(inSection: 0) == 7) }
        }
        try? leave()
      }

      @Test(.gotcha("a-swift-test-9", case: "the-case", versions: VersionSpan(18, nil)))
      func known() {
        let table = filled()
        withKnownIssue { #expect(table.numberOfRows(inSection: 0) == 7) }
      }

      @Test(.gotcha("a-swift-test-10", case: "the-case", versions: VersionSpan(18, nil)))
      func late() {
        let table = filled()
        #expect(table.numberOfRows(inSection: 0) == 3)
        Task {
          try await Task.sleep(for: .milliseconds(300))
          #expect(table.numberOfRows(inSection: 0) == 7)
        }
      }

      @Test(.gotcha("a-swift-test-11", case: "the-case", versions: VersionSpan(18, nil)))
      func version() { #expect(SystemVersion.current >= .iOS(18)) }

      @Test(.gotcha("a-swift-test-12", case: "the-case", versions: VersionSpan(18, nil)))
      func missing() {
        let table: UITableView? = filled().isEditing ? filled() : nil
        #expect(table?.numberOfRows(inSection: 0) != 7)
      }

      @Test(.gotcha("sound-swift-test", case: "the-case", versions: VersionSpan(18, nil)))
      func sound() {
        let table = filled()
        #expect(table.numberOfRows(inSection: 0) == 3)
      }

      private let rows = ThreeRows()

      private func filled() -> UITableView {
        let table = UITableView()
        table.dataSource = rows
        return table
      }
    }

    final class ThreeRows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }

    """
}
