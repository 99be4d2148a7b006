import TableModel
import TableProbe
import Testing

/// A registered nib makes the cells of its identifier.
@Suite("Registered nibs") @MainActor struct NibRegistrationTests {
  private func table(_ objects: @escaping () -> [Any]) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.register(CodeNib(objects), forCellReuseIdentifier: "feed")
    return table
  }

  @Test("A cell without an identifier of its own takes the registered one")
  func cell() throws {
    let table = table { [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] }
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "feed"))
    #expect(cell.reuseIdentifier == "feed")
    #expect(cell.detailTextLabel != nil)
  }

  @Test("A nib without exactly one cell raises EX-16", arguments: [0, 2])
  func topLevelObjects(count: Int) {
    let table = table { (0..<count).map { _ in UITableViewCell(frame: .zero) } }
    let exception = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "feed")
    }
    #expect(
      exception?.reason == "invalid nib registered for identifier (feed) - nib must contain "
        + "exactly one top level object which must be a UITableViewCell instance")
  }

  @Test("A nib whose top-level object is no cell raises EX-16")
  func otherView() {
    let table = table { [UIView(frame: .zero)] }
    let exception = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "feed")
    }
    #expect(exception?.reason.contains("must be a UITableViewCell instance") == true)
  }

  @Test("A nib whose cell has another identifier raises EX-17")
  func otherIdentifier() {
    let table = table { [UITableViewCell(style: .default, reuseIdentifier: "old")] }
    let exception = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "feed")
    }
    #expect(
      exception?.reason == "cell reuse indentifier in nib (old) does not match the identifier "
        + "used to register the nib (feed)")
  }

  @Test("A header takes the registered identifier, and is reused under it")
  func header() throws {
    let probe = TableProbe(rows: [30, 30, 30])
    var made = 0
    let nib = CodeNib {
      made += 1
      return [UITableViewHeaderFooterView(reuseIdentifier: nil)]
    }
    probe.table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    probe.heightForHeader = { _ in 30 }
    probe.viewForHeader = { _ in
      probe.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    probe.show()
    #expect(probe.table.headerView(forSection: 0)?.reuseIdentifier == "header")
    for _ in 0..<6 { probe.scroll(by: 500) }
    #expect(probe.table.headerView(forSection: 2)?.reuseIdentifier == "header")
    #expect(made == 2)
  }

  @Test("A nib without exactly one header makes none", arguments: [0, 2])
  func headers(count: Int) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let nib = CodeNib { (0..<count).map { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) } }
    table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }
}
