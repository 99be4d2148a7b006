import Foundation
import TableModel
import TableTechniques
import Testing

// MARK: - Checking

extension SectionExpectation {
  /// Estimates and heights that nothing else in a scene uses, in points.
  private enum Mark {
    static let estimate: CGFloat = 31
    static let height: CGFloat = 19
  }

  /// Expects of a scene what the row says.
  func check(_ scene: SectionScene) {
    switch self {
    case .number(let height): #expect(scene.number == height)
    case .tablesEstimate: checkTablesEstimate(scene)
    case .responds(let responds): check(scene, responds: responds)
    case .cachedUntilReassigned: checkCache(scene)
    case .titles(let titles):
      for section in 0...(titles.keys.max() ?? 0) {
        #expect(scene.title(in: section) == titles[section])
      }
    case .noTitleButAutomatic:
      #expect(scene.title() == nil)
      #expect(scene.height() == UITableView.automaticDimension)
    case .models(let models): check(scene, models: models)
    case .noView(let anomalies):
      #expect(scene.view() == nil)
      #expect(scene.anomalies == anomalies.map { $0.of(scene.side) })
    case .registeredView: checkRegisteredView(scene)
    case .ownersView:
      #expect(scene.view() === scene.owner.view)
      #expect(scene.anomalies == [])
    case .viewsByModel: checkViewsByModel(scene)
    case .handledSection(let section):
      _ = scene.view()
      #expect(scene.configured.map(\.section) == [section])
    case .methodNames: checkMethodNames(scene)
    case .kinds:
      #expect(scene.controller.storage.supplementaryModels.headerKind == SectionSide.header.kind)
      #expect(scene.controller.storage.supplementaryModels.footerKind == SectionSide.footer.kind)
    }
  }

  private func checkTablesEstimate(_ scene: SectionScene) {
    scene.table.estimatedSectionHeaderHeight = scene.side == .header ? Mark.estimate : 0
    scene.table.estimatedSectionFooterHeight = scene.side == .footer ? Mark.estimate : 0
    #expect(scene.estimatedHeight() == Mark.estimate)
  }

  /// A method that is not implemented leaves the height to the table's property, and can still be
  /// called.
  private func check(_ scene: SectionScene, responds: Bool) {
    let direct = scene.height()
    scene.setTableHeight(Mark.height)
    #expect(scene.responds == responds)
    scene.show()
    if !responds {
      #expect(scene.shownHeight(of: scene.table) == Mark.height)
      #expect(direct != Mark.height && !direct.isNaN)
    } else if scene.controller.owner == nil {
      let isHidden = scene.shownHeight(of: scene.table) < 1
      #expect(isHidden == (direct == TableViewConfiguration.minimalHeight(of: scene.table)))
    } else {
      #expect(scene.shownHeight(of: scene.table) == direct)
    }
  }

  private func checkCache(_ scene: SectionScene) {
    scene.show()
    #expect(scene.minimalHeightsAskedByReloading() > 0)
    scene.set(\.semanticHeaderHeight, \.semanticFooterHeight, false)
    #expect(!scene.responds)
    #expect(scene.minimalHeightsAskedByReloading() > 0)
    scene.controller.becomeDelegateAgain()
    #expect(scene.minimalHeightsAskedByReloading() == 0)

    scene.set(\.semanticHeaderHeight, \.semanticFooterHeight, true)
    #expect(scene.minimalHeightsAskedByReloading() == 0)
    scene.controller.register(
      making: { UIView() }, as: scene.side, for: Int.self,
      reacting: [.estimatedHeight { _, _ in Mark.estimate }])
    #expect(scene.minimalHeightsAskedByReloading() > 0)
  }

  private func check(_ scene: SectionScene, models: [String]) {
    let steps = [scene.row.models.bySection, scene.row.models.replacement ?? []]
    for (step, model) in zip(steps, models) {
      scene.controller.setModels(step, of: scene.side)
      #expect(scene.controller.model(of: scene.side, in: 0) as? String == model)
    }
  }

  private func checkRegisteredView(_ scene: SectionScene) {
    let view = scene.view()
    #expect(view.map { type(of: $0) == scene.viewType(in: 0) } == true)
    #expect(scene.anomalies == [])
  }

  private func checkViewsByModel(_ scene: SectionScene) {
    for section in 0...1 {
      let view = scene.view(in: section)
      #expect(view.map { type(of: $0) == scene.viewType(in: section) } == true)
    }
    #expect(scene.viewType(in: 0) != scene.viewType(in: 1))
    #expect(scene.configured.last?.model as? String == scene.row.models.bySection.last as? String)
  }

  /// The names are those of a delegate's methods.
  private func checkMethodNames(_ scene: SectionScene) {
    let delegate = AskedDelegate()
    scene.table.delegate = delegate
    for kind in HeightKind.allCases {
      #expect(delegate.checkedSelectors.contains(kind.method(of: scene.side)))
    }
  }
}

extension SectionScene {
  /// The height that the row requests.
  fileprivate var number: CGFloat { row.asked == .height ? height() : estimatedHeight() }

  /// The class that was registered for the model of a section.
  fileprivate func viewType(in section: Int) -> UIView.Type {
    switch (row.models.bySection[section] is String, choices.reusesViews) {
    case (true, true): TextView.self
    case (true, false): PlainTextView.self
    case (false, true): NumberView.self
    case (false, false): PlainNumberView.self
    }
  }
}

extension SectionAnomaly {
  /// The same on a side.
  fileprivate func of(_ side: SectionSide) -> SectionAnomaly {
    switch self {
    case .nilModel(_, let section): .nilModel(side, section: section)
    case .noMapping(_, let model, let section): .noMapping(side, model: model, section: section)
    case .reactionWithoutMapping(_, let type): .reactionWithoutMapping(side, modelType: type)
    case .unusableHeight(_, let height, let section):
      .unusableHeight(side, height: height, section: section)
    }
  }
}

/// A delegate that logs which methods are called.
@MainActor private final class AskedDelegate: NSObject, UITableViewDelegate {
  private(set) var checkedSelectors: Set<String> = []

  func responds(to aSelector: Selector) -> Bool {
    checkedSelectors.insert(aSelector.description)
    return false
  }
}
