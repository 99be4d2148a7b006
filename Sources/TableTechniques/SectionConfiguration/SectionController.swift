#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// The data source and delegate of a table whose headers and footers follow from a configuration
/// and from the models of its sections.
///
///     let controller = SectionController(tableView: table, storage: sections) { table, path in
///       …
///     }
///     controller.setModels(["Fruit", "Vegetables"], of: .header)
///     controller.configuration.displayHeaderOnEmptySection = false
///
/// The table references it weakly: keep it. Source: D-01 to D-27.
@MainActor public final class SectionController: NSObject {
  /// Makes the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath) -> UITableViewCell

  /// How headers and footers are treated. Heights and titles are decided with it when they are
  /// called, but which methods are implemented the table reads when its delegate is set.
  public var configuration = TableViewConfiguration()
  /// The sections.
  public let storage: any SectionStorage
  /// Called with what headers or footers lack; logs it by default.
  public var reportAnomaly: (SectionAnomaly) -> Void = { NSLog("%@", $0.description) }

  private weak var tableView: UITableView?
  let cellProvider: CellProvider?
  var sectionOwner = SectionOwner(nil)
  private(set) var mappings: [SectionMapping] = []

  /// Becomes the delegate of a table, and its data source if it makes the cells.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is not kept alive.
  ///   - storage: What the sections hold.
  ///   - cellForRow: Nil when another object is the data source, such as a
  ///     ``SectionDiffableDataSource``.
  public init(
    tableView: UITableView, storage: any SectionStorage, cellForRow: CellProvider? = nil
  ) {
    self.tableView = tableView
    self.storage = storage
    cellProvider = cellForRow
    super.init()
    storage.supplementaryModels.headerKind = SectionSide.header.kind
    storage.supplementaryModels.footerKind = SectionSide.footer.kind
    if cellForRow != nil { tableView.dataSource = self }
    tableView.delegate = self
  }

  /// The delegate for what the controller leaves open.
  public weak var owner: (any UITableViewDelegate)? {
    get { sectionOwner.delegate }
    set {
      sectionOwner = SectionOwner(newValue)
      becomeDelegateAgain()
    }
  }

  /// Sets the models of headers or footers, one for each section from the first.
  public func setModels(_ models: [Any?], of side: SectionSide) {
    storage.supplementaryModels.set(side.kind, to: models)
  }

  /// Has the table determine again which methods are implemented.
  public func becomeDelegateAgain() {
    guard let tableView, tableView.delegate === self else { return }
    tableView.delegate = nil
    tableView.delegate = self
  }

  // MARK: Registering

  /// Shows headers or footers with a model of a type as views of a class, which are reused.
  ///
  /// The side's style becomes `view`.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - side: Headers or footers.
  ///   - model: The type of the models that the view shows.
  ///   - reactions: Heights of the view.
  ///   - configure: Fills the view from the model and the index of the section.
  ///   - condition: Which sections the view is for.
  public func register<View: UITableViewHeaderFooterView, Model>(
    _ type: View.Type, as side: SectionSide, for model: Model.Type,
    reacting reactions: [SectionReaction<Model>] = [],
    configure: @escaping (View, Model, Int) -> Void = { _, _, _ in },
    where condition: @escaping (Int) -> Bool = { _ in true }
  ) {
    let identifier = "\(side.kind).\(String(reflecting: type))"
    tableView?.register(type, forHeaderFooterViewReuseIdentifier: identifier)
    add(
      SectionMapping(
        side, for: model, where: condition, reactions: reactions,
        make: { $0.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? View },
        configure: configure))
  }

  /// Shows headers or footers with a model of a type as views that a closure makes: of a plain
  /// class, or from a nib. They are not reused.
  ///
  /// The side's style becomes `view`.
  public func register<View: UIView, Model>(
    making make: @escaping () -> View?, as side: SectionSide, for model: Model.Type,
    reacting reactions: [SectionReaction<Model>] = [],
    configure: @escaping (View, Model, Int) -> Void = { _, _, _ in },
    where condition: @escaping (Int) -> Bool = { _ in true }
  ) {
    add(
      SectionMapping(
        side, for: model, where: condition, reactions: reactions, make: { _ in make() },
        configure: configure))
  }

  private func add(_ mapping: SectionMapping) {
    mappings.append(mapping)
    configuration.setStyle(.view, of: mapping.side)
    if !mapping.reactions.isEmpty { becomeDelegateAgain() }
  }

  /// Adds a height to the view that is registered for a type of model.
  ///
  /// Without such a view the anomaly is reported and nothing is kept.
  public func react<Model>(_ side: SectionSide, _ reaction: SectionReaction<Model>) {
    let index = mappings.firstIndex { $0.side == side && $0.modelType == Model.self }
    guard let index else {
      return reportAnomaly(.reactionWithoutMapping(side, modelType: "\(Model.self)"))
    }
    mappings[index].reactions.append(.init(reaction))
    becomeDelegateAgain()
  }
}
