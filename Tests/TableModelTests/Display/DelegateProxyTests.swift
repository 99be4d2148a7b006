import Foundation
import TableModel
import Testing

/// A subclass that calls a proxy in place of its delegate and data source, and returns the app's.
@MainActor struct DelegateProxyTests {
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private final class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var owner: Owner?
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      log.append("cell")
      return UITableViewCell()
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private final class ProxiedTable: UITableView {
    let proxy = Proxy()

    override var delegate: (any UITableViewDelegate)? {
      get { proxy.owner }
      set {
        proxy.owner = newValue as? Owner
        super.delegate = proxy
      }
    }

    override var dataSource: (any UITableViewDataSource)? {
      get { proxy.owner }
      set {
        proxy.owner = newValue as? Owner
        super.dataSource = proxy
      }
    }
  }

  @Test func `the table calls what it was given, whatever its properties return`() {
    let (owner, window) = (Owner(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)))
    let table = ProxiedTable(frame: window.bounds, style: .plain)
    table.dataSource = owner
    table.delegate = owner
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.delegate === owner)
    #expect(table.numberOfRows(inSection: 0) == 20)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    #expect(table.proxy.log.contains("cell"))
    table.proxy.log = []
    table.contentOffset.y = 10
    #expect(table.proxy.log == ["scroll"])
    #expect(owner.log.isEmpty)
  }
}
