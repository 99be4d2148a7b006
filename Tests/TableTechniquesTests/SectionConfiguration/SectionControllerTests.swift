import Foundation
import TableModel
import TableTechniques
import Testing

/// What the table of cases does not ask: defaults, bad input, owners that say nothing.
@MainActor @Suite struct SectionControllerTests {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func controller(
    _ items: [Int], table: UITableView? = nil
  ) -> SectionController {
    let sections = MemorySections(items.map { Array(repeating: "item", count: $0) })
    let controller = SectionController(tableView: table ?? self.table, storage: sections) { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    controller.reportAnomaly = { _ in }
    return controller
  }

  private func show() {
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  @Test func `the settings begin as documented`() {
    let settings = TableViewConfiguration()
    #expect(settings.sectionHeaderStyle == .title && settings.sectionFooterStyle == .title)
    #expect(settings.displayHeaderOnEmptySection && settings.displayFooterOnEmptySection)
    #expect(settings.semanticHeaderHeight && settings.semanticFooterHeight)
    #expect(settings.minimalHeaderHeightForTableView(table) == 0)
    #expect(settings.minimalFooterHeightForTableView(table) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -2], SectionSide.allCases)
  func `a height that is no height is reported and the next source decides`(
    height: CGFloat, side: SectionSide
  ) {
    let controller = controller([2])
    var anomalies: [SectionAnomaly] = []
    controller.reportAnomaly = { anomalies.append($0) }
    controller.setModels([1], of: side)
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    controller.register(
      making: { UIView() }, as: side, for: Int.self, reacting: [.height { _, _ in height }])
    #expect(controller.height(of: side, in: 0, for: table) == 28)
    #expect(anomalies.count == 1)

    controller.setModels([nil], of: side)
    controller.configuration.minimalHeaderHeightForTableView = { _ in height }
    controller.configuration.minimalFooterHeightForTableView = { _ in height }
    #expect(controller.height(of: side, in: 0, for: table) == 0)
    let raised = UIKitException.caught { show() }
    #expect(raised == nil)
  }

  @Test(arguments: [CGFloat.infinity, -2]) func `an owner's bad height is passed over`(
    height: CGFloat
  ) {
    let controller = controller([2])
    let owner = SectionOwnerStub(.height(height))
    controller.owner = owner
    controller.setModels(["Title"], of: .header)
    #expect(controller.height(of: .header, in: 0, for: table) == UITableView.automaticDimension)
    #expect(
      controller.estimatedHeight(of: .header, in: 0, for: table)
        == table.estimatedSectionHeaderHeight)
  }

  @Test(arguments: [-1, 2, Int.max, Int.min], SectionSide.allCases)
  func `a section beyond the storage has no items and no model`(section: Int, side: SectionSide) {
    let controller = controller([1, 1])
    controller.setModels(["a", "b"], of: side)
    controller.configuration.displayHeaderOnEmptySection = false
    controller.configuration.displayFooterOnEmptySection = false
    #expect(controller.height(of: side, in: section, for: table) == 0)
    #expect(controller.title(of: side, in: section) == nil)
    #expect(controller.view(of: side, in: section, for: table) == nil)
    #expect(controller.tableView(table, numberOfRowsInSection: section) == 0)
  }

  @Test func `with zero sections a table asks nothing`() {
    let controller = controller([])
    var requests = 0
    controller.setModels(["a"], of: .header)
    controller.configuration.minimalHeaderHeightForTableView = { _ in
      requests += 1
      return 0
    }
    show()
    #expect(table.numberOfSections == 0)
    #expect(table.contentSize.height == 0)
    #expect(requests == 0)
  }

  @Test func `a reaction without a registered view is reported and not kept`() {
    let controller = controller([2])
    var anomalies: [SectionAnomaly] = []
    controller.reportAnomaly = { anomalies.append($0) }
    controller.setModels(["Title"], of: .header)
    controller.react(.header, .height { (_: String, _) in 42 })
    #expect(anomalies == [.reactionWithoutMapping(.header, modelType: "String")])
    #expect(controller.height(of: .header, in: 0, for: table) == UITableView.automaticDimension)
  }

  /// An owner that says nothing about what it implements, as most classes do.
  private final class HeaderOwner: NSObject, UITableViewDelegate {
    var requests = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      requests += 1
      return 33
    }
  }

  @Test func `of a silent owner the table finds what it implements and nothing else`() {
    let controller = controller([2])
    controller.configuration.semanticHeaderHeight = false
    controller.configuration.semanticFooterHeight = false
    table.sectionHeaderHeight = 19
    table.sectionFooterHeight = 19
    let owner = HeaderOwner()
    controller.owner = owner
    show()
    #expect(table.rectForHeader(inSection: 0).height == 33)
    #expect(table.rectForFooter(inSection: 0).height == 19)
    #expect(owner.requests > 0)
  }

  @Test func `rows are the owner's`() {
    final class RowOwner: NSObject, UITableViewDelegate {
      var displayed: [IndexPath] = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        70
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { displayed.append(indexPath) }
    }
    let controller = controller([2])
    let owner = RowOwner()
    controller.owner = owner
    show()
    #expect(table.rectForRow(at: [0, 1]).height == 70)
    #expect(owner.displayed == [[0, 0], [0, 1]])
  }

  @Test func `a title is shown although the view method is implemented`() {
    let controller = controller([2])
    controller.setModels(["Fruit"], of: .header)
    show()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
  }

  @Test(arguments: SectionSide.allCases) func `registering switches one side only`(
    side: SectionSide
  ) {
    let controller = controller([2])
    controller.register(UITableViewHeaderFooterView.self, as: side, for: Int.self)
    #expect((controller.configuration.sectionHeaderStyle == .view) == (side == .header))
    #expect((controller.configuration.sectionFooterStyle == .view) == (side == .footer))
  }
}
