import Foundation
import LayoutEngine

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the place is inside of the margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The place in a tree that reads from left to right, without margins.
  var plain: NSLayoutConstraint.Attribute {
    switch self {
    case .leading, .leftMargin, .leadingMargin: .left
    case .trailing, .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

/// A sum of variables and a number.
private struct LayoutSum {
  private(set) var terms: [Term] = []
  var constant = 0.0
  /// The places of two neighbors and a length between them.
  private static let usualCount = 3

  init() { terms.reserveCapacity(Self.usualCount) }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }
}

extension LayoutSystem {
  /// The solver's forms of a constraint; none when an item is gone.
  func linearForms(of constraint: NSLayoutConstraint) -> [LinearConstraint] {
    var forms: [LinearConstraint] = []
    appendForms(of: constraint, to: &forms)
    return forms
  }

  /// Adds the solver's forms of a constraint: none when an item is gone, two of a content size.
  func appendForms(of constraint: NSLayoutConstraint, to forms: inout [LinearConstraint]) {
    guard let first = box(of: constraint.firstReference) else { return }
    if let content = constraint as? NSContentSizeLayoutConstraint {
      return append(content, about: first, to: &forms)
    }
    let second = box(of: constraint.secondReference)
    guard second != nil || constraint.secondAttribute == .notAnAttribute,
      let sum = sum(of: constraint, first, second)
    else { return }
    forms.append(
      LinearConstraint(
        sum.terms, constraint.relation.solverRelation, Double(constraint.constant) - sum.constant,
        priority: constraint.priority.solverPriority))
  }

  /// The left side of a constraint less its right side, without the constraint's own constant.
  private func sum(
    of constraint: NSLayoutConstraint, _ first: LayoutBox, _ second: LayoutBox?
  ) -> LayoutSum? {
    let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
    let factor = -Double(constraint.multiplier)
    var sum = LayoutSum()
    if attribute.isLength {
      sum.add(first.length(attribute.kind), 1)
      if let second { sum.add(second.length(other.kind), factor) }
      return sum
    }
    guard let frame = referenceView(first, second) else { return nil }
    add(attribute, of: first, times: 1, in: frame, to: &sum)
    if let second { add(other, of: second, times: factor, in: frame, to: &sum) }
    return sum
  }

  private func append(
    _ content: NSContentSizeLayoutConstraint, about box: LayoutBox,
    to forms: inout [LinearConstraint]
  ) {
    let terms = [Term(box.length(content.firstAttribute.kind))]
    let length = Double(content.constant)
    forms.append(
      LinearConstraint(
        terms, .lessThanOrEqual, length, priority: content.hugging.solverPriority))
    forms.append(
      LinearConstraint(
        terms, .greaterThanOrEqual, length, priority: content.compression.solverPriority))
  }

  /// The view in whose coordinates both items are compared: the nearest that both are in.
  private func referenceView(_ first: LayoutBox, _ second: LayoutBox?) -> ObjectIdentifier? {
    guard first.key != ObjectIdentifier(root) else { return first.key }
    guard let second, second.key != first.parent, second.parent != first.parent else {
      return first.parent
    }
    return second.parent == first.key ? first.key : commonAncestor(first, second)
  }

  private func commonAncestor(_ first: LayoutBox, _ second: LayoutBox) -> ObjectIdentifier? {
    guard let one = first.item?.nearestView, let other = second.item?.nearestView else {
      return nil
    }
    return sequence(first: one, next: { $0 === self.root ? nil : $0.superview })
      .first { other.isDescendant(of: $0) }
      .map { ObjectIdentifier($0) }
  }

  /// Adds a place or length of an item in the coordinates of a view above it.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of box: LayoutBox, times factor: Double,
    in frame: ObjectIdentifier, to sum: inout LayoutSum
  ) {
    let kind = attribute.kind
    // A mask's place may be a part of a length.
    if attribute.isLength { return sum.add(box.length(kind), factor) }
    if box.key != frame { addStart(of: box, times: factor, in: frame, kind, to: &sum) }
    let (before, after) = margins(of: box, attribute)
    switch attribute.plain {
    case .left, .top: sum.constant += before * factor
    case .firstBaseline:
      let distance = TextBaselines(of: box.view).first
      if distance.share != 0 { sum.add(box.length(kind), distance.share * factor) }
      sum.constant += distance.constant * factor
    case .right, .bottom:
      sum.add(lengthOfPlace(box, in: frame, kind), factor)
      sum.constant -= after * factor
    case .lastBaseline:
      let distance = TextBaselines(of: box.view).last
      sum.add(lengthOfPlace(box, in: frame, kind), (1 - distance.share) * factor)
      sum.constant -= distance.constant * factor
    default:
      sum.add(lengthOfPlace(box, in: frame, kind), factor / 2)
      sum.constant += (before - after) / 2 * factor
    }
  }

  /// Adds the place of an item's origin in a view above it.
  private func addStart(
    of box: LayoutBox, times factor: Double, in frame: ObjectIdentifier,
    _ kind: NSLayoutConstraint.Attribute.Kind, to sum: inout LayoutSum
  ) {
    sum.add(box.start(kind), factor)
    guard box.parent != frame else { return }
    var view = box.item?.layoutParent
    while let present = view, ObjectIdentifier(present) != frame {
      sum.add(self.box(of: present).start(kind), factor)
      view = present.superview
    }
  }

  /// The length at whose end the item's far edge is: a scroll view's edges are those of its
  /// content for what is inside of it.
  private func lengthOfPlace(
    _ box: LayoutBox, in frame: ObjectIdentifier, _ kind: NSLayoutConstraint.Attribute.Kind
  ) -> Variable {
    guard box.isScrollView, box.key == frame, let view = box.view as? UIScrollView else {
      return box.length(kind)
    }
    return self.box(of: view.contentLayoutGuide).length(kind)
  }

  private func margins(
    of box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute
  ) -> (Double, Double) {
    guard attribute.isMargin, let view = box.view else { return (0, 0) }
    let margins = view.marginsInEffect
    return attribute.kind == .horizontal
      ? (Double(margins.left), Double(margins.right))
      : (Double(margins.top), Double(margins.bottom))
  }
}
