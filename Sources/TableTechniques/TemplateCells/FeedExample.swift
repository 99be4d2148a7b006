#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A feed in a ``TemplateTableView``: what the original's demo shows, with its own text.
@MainActor public final class FeedExample: NSObject {
  /// The identifier of the feed's cells; the original's demo has the same.
  public static let identifier = "FDFeedCell"
  /// The estimate that the original's documentation proposes, in points (F-11).
  public static let estimatedRowHeight: CGFloat = 200

  /// The table.
  public let table: TemplateTableView
  /// The window that ``show()`` puts the table into.
  public let window: UIWindow
  /// What the rows of each section show; change it as a model would change.
  public var sections: [[FeedExampleEntry]]
  /// The lines of the debug log.
  public private(set) var lines: [String] = []
  /// How often a template was configured for a height that is kept.
  public private(set) var measurements = 0

  /// A feed of one section in a table of a size, which waits to be shown.
  public convenience init(
    entries: [FeedExampleEntry] = FeedExampleEntry.all,
    size: CGSize = CGSize(width: 375, height: 603)
  ) { self.init(sections: [entries], size: size) }

  /// A feed in a table of a size, which waits to be shown.
  public init(
    sections: [[FeedExampleEntry]], size: CGSize = CGSize(width: 375, height: 603)
  ) {
    self.sections = sections
    table = TemplateTableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    window = UIWindow(frame: table.frame)
    super.init()
    table.register(FeedExampleCell.self, forCellReuseIdentifier: Self.identifier)
    table.estimatedRowHeight = Self.estimatedRowHeight
    table.debugLog.write = { [weak self] in self?.lines.append($0) }
    table.dataSource = self
    table.delegate = self
  }

  /// Puts the table into its window.
  public func show() {
    window.addSubview(table)
    window.isHidden = false
  }

  /// The height that a row has when it is measured now, in points.
  public func freshHeight(at indexPath: IndexPath) -> CGFloat {
    table.heightForCell(withIdentifier: Self.identifier) { (cell: FeedExampleCell) in
      cell.show(sections[indexPath.section][indexPath.row])
    }
  }
}

// MARK: - UITableViewDataSource

extension FeedExample: UITableViewDataSource {
  /// As many as there are lists of entries.
  public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// As many as there are entries.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  /// A cell that shows the entry.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    (cell as? FeedExampleCell)?.show(
      sections[indexPath.section][indexPath.row])
    return cell
  }
}

// MARK: - UITableViewDelegate

extension FeedExample: UITableViewDelegate {
  /// The height of a template that shows the entry.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    table.heightForCell(withIdentifier: Self.identifier, cacheByIndexPath: indexPath) {
      (cell: FeedExampleCell) in
      measurements += 1
      cell.show(sections[indexPath.section][indexPath.row])
    }
  }
}
