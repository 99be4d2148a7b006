#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A cell for each reuse identifier that is configured and measured, and never shown.
///
/// ``TemplateTableView`` has one. With any other table, keep one where the delegate is:
///
///     func tableView(
///       _ tableView: UITableView, heightForRowAt indexPath: IndexPath
///     ) -> CGFloat {
///       let measured = try? templates.measurement(withIdentifier: "feed", in: tableView) {
///         (cell: FeedCell) in cell.entity = entities[indexPath.row]
///       }
///       return measured?.height ?? UITableView.automaticDimension
///     }
@MainActor public final class TemplateCells {
  /// Where the creation of a template is logged.
  public let debugLog: TemplateLog
  private var cells: [String: UITableViewCell] = [:]
  private var beingConfigured: Set<String> = []

  /// Templates that are made when they are first needed.
  public init(debugLog: TemplateLog = TemplateLog()) { self.debugLog = debugLog }

  /// Whether a cell is a template: it is not shown, so it need not load images.
  public func contains(_ cell: UITableViewCell) -> Bool {
    guard !TechniqueFault.knowsNoTemplate.isOn else { return false }
    return TechniqueFault.takesAllForTemplates.isOn
      || cell.reuseIdentifier.map { cells[$0] === cell } ?? false
  }

  /// Configures the template of an identifier and measures it at the table's width.
  ///
  /// - Parameters:
  ///   - identifier: A registered reuse identifier.
  ///   - tableView: The table whose width and separators count.
  ///   - configuration: Sets the content just as `cellForRowAt` does (F-34); it is called once.
  public func measurement<Cell: UITableViewCell>(
    withIdentifier identifier: String, in tableView: UITableView,
    configuration: (Cell) -> Void
  ) throws(TemplateFault) -> TemplateMeasurement {
    guard beingConfigured.insert(identifier).inserted else {
      throw .nested(identifier: identifier)
    }
    defer { beingConfigured.remove(identifier) }
    let template = try template(withIdentifier: identifier, in: tableView)
    guard let cell = template as? Cell else {
      throw .otherClass(
        identifier: identifier, expected: Cell.self, found: type(of: template))
    }
    cell.prepareForReuse()
    configuration(cell)
    if TechniqueFault.configuresTwice.isOn { configuration(cell) }
    if TechniqueFault.makesTemplatesAnew.isOn { cells[identifier] = nil }
    return try TemplateMeasurement(of: cell, identifier: identifier, in: tableView)
  }

  /// The template of an identifier, which must be registered (F-22, F-29).
  private func template(
    withIdentifier identifier: String, in tableView: UITableView
  ) throws(TemplateFault) -> UITableViewCell {
    if let cell = cells[identifier] { return cell }
    guard !identifier.isEmpty,
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier)
    else { throw .unregistered(identifier: identifier) }
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    cells[identifier] = cell
    debugLog("layout cell created - \(identifier)")
    return cell
  }
}
