import UIKit

@objc protocol InboxViewControllerDelegate: NSObjectProtocol {
  @objc optional func inbox(_ inbox: InboxViewController, didOpen message: String)
}

extension Notification.Name {
  static let inboxDidChange = Notification.Name("inboxDidChange")
}

/// A list that is refreshed by pulling, written as for UIKit: nothing in it is for another system.
class InboxViewController: UITableViewController {
  @IBOutlet private weak var countLabel: UILabel!

  weak var delegate: InboxViewControllerDelegate?
  private(set) var messages = ["Hello", "Lunch?"]
  @objc dynamic private(set) var unread = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(compose(_:)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(inboxDidChange), name: .inboxDidChange, object: nil)
    let label = UILabel()
    tableView.tableHeaderView = label
    countLabel = label
    updateCount()
  }

  @objc private func refresh() {
    perform(#selector(finishRefreshing), with: nil, afterDelay: 0.5)
  }

  @objc private func finishRefreshing() {
    messages.insert("News", at: 0)
    unread += 1
    refreshControl?.endRefreshing()
    NotificationCenter.default.post(name: .inboxDidChange, object: nil)
  }

  @IBAction func compose(_ sender: UIBarButtonItem) {
    messages.append("Draft")
    NotificationCenter.default.post(name: .inboxDidChange, object: nil)
  }

  @objc private func inboxDidChange(_ notification: Notification) {
    updateCount()
    tableView.reloadData()
  }

  private func updateCount() {
    countLabel.text = "\(messages.count) messages"
    countLabel.sizeToFit()
  }

  var countText: String? { countLabel.text }
}
