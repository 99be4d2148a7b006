import Foundation
import TableModel

extension MisuseStep {
  private static func animation(_ stage: MisuseStage) -> UITableView.RowAnimation {
    stage.one(of: [.none, .fade, .automatic, .top])
  }

  private static func position(_ stage: MisuseStage) -> UITableView.ScrollPosition {
    stage.one(of: [.none, .top, .middle, .bottom])
  }

  // MARK: Rows

  static let rows = [
    Self("cellForRow") { _ = $0.table().cellForRow(at: $0.path()) },
    Self("rectForRow") { _ = $0.table().rectForRow(at: $0.path()) },
    Self("rects of a section") {
      let table = $0.table()
      let section = $0.int()
      _ = (table.rect(forSection: section), table.rectForHeader(inSection: section))
      _ = (table.rectForFooter(inSection: section), table.headerView(forSection: section))
    },
    Self("numberOfRows") { _ = $0.table().numberOfRows(inSection: $0.int()) },
    Self("indexPathForRow(at:)") { _ = $0.table().indexPathForRow(at: $0.point()) },
    Self("indexPathsForRows(in:)") { _ = $0.table().indexPathsForRows(in: $0.rect()) },
    Self("indexPath(for:)") { stage in
      let cells = stage.views.compactMap { $0 as? UITableViewCell }
      _ = stage.table().indexPath(
        for: cells.isEmpty ? UITableViewCell() : stage.one(of: cells))
    },
    Self("scrollToRow") {
      $0.table().scrollToRow(at: $0.path(), at: position($0), animated: $0.flag())
    },
    Self("scrollToNearestSelectedRow") {
      $0.table().scrollToNearestSelectedRow(at: position($0), animated: $0.flag())
    },
    Self("selectRow") {
      $0.table().selectRow(
        at: $0.chance(85) ? $0.path() : nil, animated: $0.flag(), scrollPosition: position($0))
    },
    Self("deselectRow") { $0.table().deselectRow(at: $0.path(), animated: $0.flag()) },
    Self("reconfigureRows") { $0.table().reconfigureRows(at: $0.paths()) },
    Self("dequeue") { stage in
      stage.keep(stage.table().dequeueReusableCell(withIdentifier: "cell", for: stage.path()))
    },
    Self("dequeue without a path") { stage in
      if let cell = stage.table().dequeueReusableCell(withIdentifier: stage.text()) {
        stage.keep(cell)
      }
    },
    Self("register") { stage in
      let table = stage.table()
      switch stage.index(below: 3) {
      case 0: table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
      case 1: table.register(UIView.self, forCellReuseIdentifier: stage.text())
      default: table.register(MisuseCell.self, forCellReuseIdentifier: "cell")
      }
    },
    Self("take a cell away") { stage in
      guard let cell = stage.table().visibleCells.last else { return }
      stage.keep(cell)
      if stage.flag() { cell.removeFromSuperview() } else { stage.view().addSubview(cell) }
    },
    Self("isEditing of a cell") { stage in
      stage.table().visibleCells.first?.setEditing(stage.flag(), animated: stage.flag())
    },
    Self("heights of a cell") { stage in
      let cell = stage.table().visibleCells.first
      cell?.contentView.heightAnchor.constraint(equalToConstant: stage.number()).isActive = true
      cell?.textLabel?.numberOfLines = stage.int()
      cell?.textLabel?.text = stage.text()
      cell?.indentationLevel = stage.int()
      cell?.indentationWidth = stage.number()
    },
    Self("accessories") { stage in
      let cell = stage.table().visibleCells.last
      cell?.accessoryView = stage.view()
      cell?.backgroundView = stage.view()
    },
    Self("configuration of a cell") { stage in
      var configuration = UIListContentConfiguration.subtitleCell()
      configuration.text = stage.text()
      configuration.imageToTextPadding = stage.number()
      stage.table().visibleCells.first?.contentConfiguration = configuration
    },
  ]

  // MARK: Edits

  static let edits: [MisuseStep] = [
    Self("reloadData") { $0.table().reloadData() },
    Self("insertRows") { $0.table().insertRows(at: $0.paths(), with: animation($0)) },
    Self("deleteRows") { $0.table().deleteRows(at: $0.paths(), with: animation($0)) },
    Self("reloadRows") { $0.table().reloadRows(at: $0.paths(), with: animation($0)) },
    Self("moveRow") { $0.table().moveRow(at: $0.path(), to: $0.path()) },
    Self("insertSections") { $0.table().insertSections($0.sections(), with: animation($0)) },
    Self("deleteSections") { $0.table().deleteSections($0.sections(), with: animation($0)) },
    Self("reloadSections") { $0.table().reloadSections($0.sections(), with: animation($0)) },
    Self("moveSection") { $0.table().moveSection($0.int(), toSection: $0.int()) },
    Self("beginUpdates") { $0.table().beginUpdates() },
    Self("endUpdates") { $0.table().endUpdates() },
    Self("performBatchUpdates") { stage in
      let table = stage.table()
      table.performBatchUpdates {
        for _ in 0..<stage.index(below: 3) {
          stage.one(of: edits).perform(stage)
        }
        stage.callback("a batch")
      } completion: { [weak stage] _ in
        stage?.callback("a batch's completion")
      }
    },
    Self("honest insertion") { stage in
      guard let source = stage.delegates.last, !source.rows.isEmpty else { return }
      let section = stage.index(below: source.rows.count)
      source.rows[section] += 1
      stage.table().insertRows(at: [[section, 0]], with: animation(stage))
    },
    Self("honest deletion") { stage in
      guard let source = stage.delegates.last,
        let section = source.rows.firstIndex(where: { $0 > 0 })
      else { return }
      source.rows[section] -= 1
      stage.table().deleteRows(at: [[section, 0]], with: animation(stage))
    },
    Self("setEditing") { $0.table().setEditing($0.flag(), animated: $0.flag()) },
    Self("empty batch in a batch") { stage in
      let table = stage.table()
      table.performBatchUpdates { table.performBatchUpdates(nil) }
    },
  ]

  // MARK: Tables

  static let tables = [
    Self("rowHeight") { $0.table().rowHeight = $0.number() },
    Self("estimatedRowHeight") { $0.table().estimatedRowHeight = $0.number() },
    Self("section heights") {
      let table = $0.table()
      table.sectionHeaderHeight = $0.number()
      table.sectionFooterHeight = $0.number()
      table.estimatedSectionHeaderHeight = $0.number()
    },
    Self("sectionHeaderTopPadding") { $0.table().sectionHeaderTopPadding = $0.number() },
    Self("tableHeaderView") { $0.table().tableHeaderView = $0.chance(80) ? $0.view() : nil },
    Self("tableFooterView") { $0.table().tableFooterView = $0.chance(80) ? $0.view() : nil },
    Self("backgroundView") { $0.table().backgroundView = $0.chance(80) ? $0.view() : nil },
    Self("separatorInset") { $0.table().separatorInset = $0.insets() },
    Self("allowsMultipleSelection") { $0.table().allowsMultipleSelection = $0.flag() },
    Self("allowsSelection") { $0.table().allowsSelection = $0.flag() },
    Self("refreshControl") { stage in
      let control = stage.any(UIRefreshControl.self) { UIRefreshControl() }
      stage.table().refreshControl = stage.chance(80) ? control : nil
      if stage.flag() { control.beginRefreshing() } else { control.endRefreshing() }
    },
    Self("sectionIndexMinimumDisplayRowCount") {
      $0.table().sectionIndexMinimumDisplayRowCount = $0.int()
      $0.table().reloadSectionIndexTitles()
    },
    Self("selfSizingInvalidation") { $0.table().selfSizingInvalidation = .disabled },
    Self("a table without anything") { stage in
      stage.keep(MisuseTable(frame: stage.rect(), style: .plain).on(stage))
    },
  ]

  // MARK: Sources

  static let sources = [
    Self("dataSource = nil") { $0.table().dataSource = nil },
    Self("delegate = nil") { $0.table().delegate = nil },
    Self("adopt") { $0.adopt($0.view()) },
    Self("adopt a table") { $0.adopt($0.table()) },
    Self("another delegate") { stage in
      let other = MisuseDelegate(stage)
      other.rows = stage.one(of: [[], [1], [3, 3, 3, 3, 3, 3], [900], [0, 0, 0], [2, 2000]])
      stage.delegates.append(other)
      other.adopt(stage.view())
    },
    Self("a delegate that is gone at once") { stage in
      MisuseDelegate(stage).adopt(stage.table())
    },
    Self("let go of the delegate") { stage in
      if stage.delegates.count > 1 { stage.delegates.removeFirst() }
    },
    Self("other rows") { stage in
      stage.delegates.last?.rows = stage.one(of: [[], [1], [2, 2], [7, 0, 1, 30], [400]])
    },
    Self("diffable") { stage in
      let table = stage.table()
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        stage.callback("a cell provider")
        return stage.chance(95) ? UITableViewCell() : nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems((0..<stage.index(below: 30)).map { $0 }, toSection: 0)
      source.apply(snapshot, animatingDifferences: stage.flag())
      snapshot.deleteItems([stage.int(), stage.int()])
      source.apply(snapshot, animatingDifferences: stage.flag()) {
        stage.callback("a snapshot's completion")
      }
    },
    Self("a wrong snapshot") { stage in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      switch stage.index(below: 6) {
      case 0: snapshot.appendItems([1])
      case 1: snapshot.appendSections([1, 1])
      case 2:
        snapshot.appendSections([1])
        snapshot.appendItems([1, 1])
      case 3: snapshot.reloadItems([stage.int()])
      case 4: snapshot.moveItem(stage.int(), afterItem: stage.int())
      default: snapshot.insertSections([1], beforeSection: stage.int())
      }
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: stage.table()) {
        _, _, _ in UITableViewCell()
      }
      source.apply(snapshot)
    },
  ]

  // MARK: Items

  static let items = [
    Self("reloadData of items") { $0.items().reloadData() },
    Self("insertItems") { $0.items().insertItems(at: $0.paths()) },
    Self("deleteItems") { $0.items().deleteItems(at: $0.paths()) },
    Self("moveItem") { $0.items().moveItem(at: $0.path(), to: $0.path()) },
    Self("deleteSections of items") { $0.items().deleteSections($0.sections()) },
    Self("batch of items") { stage in
      stage.items().performBatchUpdates {
        stage.callback("a batch of items")
      } completion: { _ in
        stage.callback("a completion of items")
      }
    },
    Self("cellForItem") { _ = $0.items().cellForItem(at: $0.path()) },
    Self("attributes of an item") { _ = $0.items().layoutAttributesForItem(at: $0.path()) },
    Self("numberOfItems") { _ = $0.items().numberOfItems(inSection: $0.int()) },
    Self("indexPathForItem") { _ = $0.items().indexPathForItem(at: $0.point()) },
    Self("scrollToItem") {
      $0.items().scrollToItem(at: $0.path(), at: [.centeredVertically], animated: $0.flag())
    },
    Self("selectItem") {
      $0.items().selectItem(at: $0.path(), animated: $0.flag(), scrollPosition: [])
    },
    Self("deselectItem") { $0.items().deselectItem(at: $0.path(), animated: $0.flag()) },
    Self("flow") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = stage.size()
      flow.minimumLineSpacing = stage.number()
      flow.minimumInteritemSpacing = stage.number()
      flow.sectionInset = stage.insets()
      flow.headerReferenceSize = stage.size()
      flow.scrollDirection = stage.flag() ? .vertical : .horizontal
      if stage.chance(30) { flow.estimatedItemSize = stage.size() }
      stage.items().setCollectionViewLayout(flow, animated: stage.flag())
    },
    Self("compositional") { stage in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(stage.number()),
        heightDimension: .absolute(stage.number()))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed(stage.number())
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = stage.number()
      stage.items().collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    },
  ]
}
