/// Is given each table that is made while it is the task's observer.
@MainActor package final class TableCreationObserver {
  let made: (UITableView) -> Void

  package init(_ made: @escaping (UITableView) -> Void) { self.made = made }
}

extension UITableView {
  @TaskLocal package static var creationObserver: TableCreationObserver?
}
