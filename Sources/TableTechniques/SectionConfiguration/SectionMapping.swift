#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// What was registered for headers or footers of one type of model.
@MainActor struct SectionMapping {
  /// A reaction that takes any model; nil for a model of another type.
  struct Reaction {
    let kind: HeightKind
    let height: (Any, Int) -> CGFloat?
  }

  let side: SectionSide
  let modelType: Any.Type
  let accepts: (_ model: Any, _ section: Int) -> Bool
  let makeView: (_ tableView: UITableView, _ model: Any, _ section: Int) -> UIView?
  var reactions: [Reaction]

  init<View: UIView, Model>(
    _ side: SectionSide, for model: Model.Type, where condition: @escaping (Int) -> Bool,
    reactions: [SectionReaction<Model>], make: @escaping (UITableView) -> View?,
    configure: @escaping (View, Model, Int) -> Void
  ) {
    self.side = side
    modelType = model
    accepts = { $0 is Model && condition($1) }
    makeView = { tableView, model, section in
      guard let model = model as? Model, let view = make(tableView) else { return nil }
      configure(view, model, section)
      return view
    }
    self.reactions = reactions.map(Reaction.init)
  }

  /// Whether the mapping has a height of a kind, for whatever section.
  func implements(_ kind: HeightKind, of side: SectionSide) -> Bool {
    self.side == side && reactions.contains { $0.kind == kind }
  }
}

extension SectionMapping.Reaction {
  @MainActor init<Model>(_ reaction: SectionReaction<Model>) {
    kind = reaction.kind
    let height = reaction.height
    self.height = { model, section in (model as? Model).map { height($0, section) } }
  }
}
