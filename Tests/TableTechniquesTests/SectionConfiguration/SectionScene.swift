import Foundation
import TableModel
import TableTechniques

/// A row's table, arranged in one of the ways that the row leaves open.
@MainActor final class SectionScene {
  /// The open choices, decided.
  struct Choices {
    var side: SectionSide
    var tableStyle: UITableView.Style
    var style: SectionCase.Style
    var reaction: ReactionForm
    /// Whether views are dequeued, as against made by a closure.
    var reusesViews: Bool
  }

  /// A view for numbers.
  final class NumberView: UITableViewHeaderFooterView {}
  /// A view for strings.
  final class TextView: UITableViewHeaderFooterView {}
  /// A view for numbers that is no header view.
  final class PlainNumberView: UIView {}
  /// A view for strings that is no header view.
  final class PlainTextView: UIView {}

  let table: UITableView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller: SectionController
  let choices: Choices
  let owner: SectionOwnerStub
  /// What the views were configured with.
  private(set) var configured: [(model: Any, section: Int)] = []
  private(set) var anomalies: [SectionAnomaly] = []
  private var dataSource: SectionDiffableDataSource<Int, String>?
  let row: SectionCase

  var side: SectionSide { choices.side }

  init(_ row: SectionCase, _ choices: Choices) {
    self.row = row
    self.choices = choices
    table = UITableView(frame: window.bounds, style: choices.tableStyle)
    owner = SectionOwnerStub(row.owner)
    if row.isDiffable {
      let source = SectionDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.apply(Self.snapshot(of: row.items), animatingDifferences: false)
      controller = SectionController(tableView: table, storage: source)
      source.sections = controller
      dataSource = source
    } else {
      let sections = MemorySections(row.items.map { Array(repeating: "item", count: $0) })
      controller = SectionController(tableView: table, storage: sections) { _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    arrange()
  }

  /// Every scene that a row leaves open.
  static func all(_ row: SectionCase) -> [SectionScene] {
    row.sides.flatMap { side in
      row.tableStyles.flatMap { tableStyle in
        row.styles.flatMap { style in
          row.reactions.flatMap { reaction in
            [true, false].map { reusesViews in
              SectionScene(
                row,
                Choices(
                  side: side, tableStyle: tableStyle, style: style, reaction: reaction,
                  reusesViews: reusesViews))
            }
          }
        }
      }
    }
  }

  private static func snapshot(of items: [Int]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, count) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { "\(section)-\($0)" }, toSection: section)
    }
    return snapshot
  }

  // MARK: Arranging

  private func arrange() {
    controller.reportAnomaly = { [weak self] in self?.anomalies.append($0) }
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    if let height = row.tableHeight { setTableHeight(height) }
    controller.setModels(row.models.bySection, of: side)
    if row.owner != .none { controller.owner = owner }
    configure()
    register()
    if case .set(let style) = choices.style {
      set(\.sectionHeaderStyle, \.sectionFooterStyle, style)
    }
  }

  /// Sets a property of the configuration on the side in question.
  func set<Value>(
    _ header: WritableKeyPath<TableViewConfiguration, Value>,
    _ footer: WritableKeyPath<TableViewConfiguration, Value>, _ value: Value
  ) {
    controller.configuration[keyPath: side == .header ? header : footer] = value
  }

  func setTableHeight(_ height: CGFloat) {
    switch side {
    case .header: table.sectionHeaderHeight = height
    case .footer: table.sectionFooterHeight = height
    }
  }

  private func configure() {
    set(
      \.displayHeaderOnEmptySection, \.displayFooterOnEmptySection, row.displaysOnEmptySection)
    set(\.semanticHeaderHeight, \.semanticFooterHeight, row.isHeightSemantic)
    if let height = row.minimalHeight {
      set(\.minimalHeaderHeightForTableView, \.minimalFooterHeightForTableView) { [table] in
        $0 === table ? height : .nan
      }
    }
    controller.becomeDelegateAgain()
  }

  private func register() {
    let isNeeded = if case .none = choices.reaction { choices.style == .registered } else { true }
    guard isNeeded else { return }
    if case .forStrings(let height) = choices.reaction {
      return register(TextView.self, PlainTextView(), [reaction(height, for: String.self)])
    }
    for model in row.models.bySection {
      if model is String || row.models.kind == .string && model == nil {
        register(TextView.self, PlainTextView(), reactions(for: String.self))
        add(for: String.self)
      } else {
        register(NumberView.self, PlainNumberView(), reactions(for: Int.self))
        add(for: Int.self)
      }
    }
  }

  private func register<Model, Reusable: UITableViewHeaderFooterView>(
    _ type: Reusable.Type, _ plain: UIView, _ reactions: [SectionReaction<Model>]
  ) {
    let condition: (Int) -> Bool
    if case .conditional(_, let section) = choices.reaction {
      condition = { $0 == section }
    } else {
      condition = { _ in true }
    }
    let configure: (UIView, Model, Int) -> Void = { [weak self] in
      self?.configured.append(($1, $2))
    }
    if choices.reusesViews {
      controller.register(
        type, as: side, for: Model.self, reacting: reactions, configure: configure,
        where: condition)
    } else {
      controller.register(
        making: { plain }, as: side, for: Model.self, reacting: reactions, configure: configure,
        where: condition)
    }
  }

  private func reactions<Model>(for model: Model.Type) -> [SectionReaction<Model>] {
    switch choices.reaction {
    case .registered(let height), .conditional(let height, _): [reaction(height, for: model)]
    case .none, .added, .forStrings: []
    }
  }

  private func add<Model>(for model: Model.Type) {
    if case .added(let height) = choices.reaction {
      controller.react(side, reaction(height, for: model))
    }
  }

  private func reaction<Model>(_ height: CGFloat, for model: Model.Type) -> SectionReaction<Model> {
    row.asked == .estimatedHeight
      ? .estimatedHeight { _, _ in height } : .height { _, _ in height }
  }
}
