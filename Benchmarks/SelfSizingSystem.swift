import Foundation
import LayoutEngine
import TableModel

/// The linear systems of a ``SelfSizingCell``, solved as the table has them solved, and nothing
/// else.
///
/// What layout finds out besides solving, the sizes of texts above all, is given. That the systems
/// are the same ones shows in their results: they are those of the cell.
@MainActor struct SelfSizingSystem {
  private var solver = ConstraintSolver()
  private let content: Box
  private let icon: Box
  private let title: Box
  private var constraints: [LinearConstraint] = []
  private var names: [ConstraintID] = []

  /// What is known of a cell that has been laid out.
  struct Sizes {
    let content: CGSize
    /// The size of the text in one line, and in the width that the title has got.
    let line: CGSize
    let text: CGSize

    @MainActor init(of cell: SelfSizingCell) {
      content = cell.contentView.frame.size
      line = cell.title.sizeThatFits(.zero)
      text = cell.title.sizeThatFits(CGSize(width: cell.title.frame.width, height: 0))
    }
  }

  /// The four variables of a frame.
  private struct Box {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    init(in solver: inout ConstraintSolver) {
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable(isNonNegative: true)
      height = solver.makeVariable(isNonNegative: true)
    }

    var variables: [Variable] { [x, y, width, height] }
  }

  private init() {
    content = Box(in: &solver)
    icon = Box(in: &solver)
    title = Box(in: &solver)
  }

  /// The height that the content view fits, found in a system made for it.
  static func fittingHeight(_ sizes: Sizes) -> CGFloat {
    var system = SelfSizingSystem()
    system.add([Term(system.content.width)], .equal, sizes.content.width)
    system.add([Term(system.content.height)], .equal, 0, Priority(50))
    system.solve(sizes)
    let length = system.solver.values(of: [system.content.width, system.content.height])
    return CGFloat(length[1])
  }

  /// The system that stays, with the content view at its height.
  init(_ sizes: Sizes) {
    self.init()
    for (variable, value) in [
      (content.x, 0), (content.y, 0), (content.width, sizes.content.width),
      (content.height, sizes.content.height),
    ] { add([Term(variable)], .equal, value) }
    solve(sizes)
  }

  /// The frames of the content view, the icon and the title.
  var frames: [CGRect] {
    [content, icon, title].map { box in
      let values = solver.values(of: box.variables).map { CGFloat($0) }
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: CGFloat, _ priority: Priority = .required
  ) {
    constraints.append(
      LinearConstraint(terms, relation, Double(constant), priority: priority))
  }

  /// Solves with the title in one line, and then at the size of its text in the width it has got.
  private mutating func solve(_ sizes: Sizes) {
    addConstraintsOfCell()
    for (length, variable) in [(sizes.line.width, title.width), (sizes.line.height, title.height)] {
      add([Term(variable)], .lessThanOrEqual, length, Priority(250))
      add([Term(variable)], .greaterThanOrEqual, length, Priority(750))
    }
    names = (try? solver.add(contentsOf: constraints)) ?? []
    consume(solver.value(of: title.width))
    setSizeOfTitle(sizes.text)
  }

  /// The eight constraints of the cell.
  private mutating func addConstraintsOfCell() {
    typealias Length = SelfSizingCell.Length
    add([Term(icon.x)], .equal, Length.margin)
    add([Term(icon.y)], .equal, Length.above)
    add([Term(icon.width)], .equal, Length.icon)
    add([Term(icon.height)], .equal, Length.icon)
    add([Term(title.x), Term(icon.x, -1), Term(icon.width, -1)], .equal, Length.gap)
    add([Term(content.width), Term(title.x, -1), Term(title.width, -1)], .equal, Length.margin)
    add([Term(title.y)], .equal, Length.above)
    add([Term(content.height), Term(title.y, -1), Term(title.height, -1)], .equal, Length.above)
  }

  /// Changes the four constants of the title's size, which are the last ones.
  private mutating func setSizeOfTitle(_ size: CGSize) {
    setConstants([size.width, size.width, size.height, size.height], of: names.suffix(4))
  }

  private mutating func setConstants(_ constants: [CGFloat], of names: ArraySlice<ConstraintID>) {
    for (name, constant) in zip(names, constants) {
      try? solver.setConstant(of: name, to: Double(constant))
    }
  }
}
