import Foundation

extension UITableViewController {
  /// The control that is pulled down to refresh the table (iOS 6).
  public var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}
