/// Is given each table that is made while it is the task's observer.
@MainActor package final class TableCreationObserver {
  @TaskLocal package static var current: TableCreationObserver?
  let made: (UITableView) -> Void

  package init(_ made: @escaping (UITableView) -> Void) { self.made = made }
}
