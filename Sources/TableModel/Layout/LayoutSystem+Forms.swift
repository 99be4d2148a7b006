import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  /// The constant that stands in the solver's form of this number.
  func solverConstant(_ index: Int) -> Double { Double(constant) }
}

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
  fileprivate var plain: NSLayoutConstraint.Attribute {
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
struct LayoutSum {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ other: LayoutSum, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

extension LayoutSystem {
  /// The solver's forms of a constraint; none when an item is gone.
  func linearForms(of constraint: NSLayoutConstraint) -> [LinearConstraint] {
    guard let first = constraint.firstItem as? any LayoutItem else { return [] }
    let second = constraint.secondItem as? any LayoutItem
    guard second != nil || constraint.secondAttribute == .notAnAttribute,
      let frame = referenceView(first, second)
    else { return [] }
    var sum = value(of: constraint.firstAttribute, first, in: frame)
    if let second {
      let other = value(of: constraint.secondAttribute, second, in: frame)
      sum.add(other, times: -Double(constraint.multiplier))
    }
    let right = constraint.solverConstant(0) - sum.constant
    if let content = constraint as? NSContentSizeLayoutConstraint {
      return [
        LinearConstraint(
          sum.terms, .lessThanOrEqual, right, priority: content.hugging.solverPriority),
        LinearConstraint(
          sum.terms, .greaterThanOrEqual, right, priority: content.compression.solverPriority),
      ]
    }
    return [
      LinearConstraint(
        sum.terms, constraint.relation.solverRelation, right,
        priority: constraint.priority.solverPriority)
    ]
  }

  /// The view in whose coordinates both items are compared.
  private func referenceView(
    _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> UIView? {
    guard let second else { return first === root ? root : first.layoutParent }
    guard let one = first.nearestView, let other = second.nearestView else { return nil }
    return sequence(first: one, next: { $0 === self.root ? nil : $0.superview })
      .first { other.isDescendant(of: $0) }
  }

  /// An attribute of an item in the coordinates of a view above it.
  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in frame: UIView
  ) -> LayoutSum {
    let kind = attribute.kind
    let box = box(of: item)
    if attribute.isLength { return LayoutSum(terms: [Term(box.length(kind))]) }
    var sum = start(of: item, in: frame, kind)
    let length = lengthOfPlace(item, box, in: frame, kind)
    let (before, after) = margins(of: item, attribute)
    switch attribute.plain {
    case .left, .top: sum.constant += before
    case .firstBaseline: sum.constant += firstBaseline(of: item)
    case .right, .bottom:
      sum.terms.append(Term(length))
      sum.constant -= after
    case .lastBaseline:
      sum.terms.append(Term(length))
      sum.constant -= lastBaseline(of: item)
    default:
      sum.terms.append(Term(length, 0.5))
      sum.constant += (before - after) / 2
    }
    return sum
  }

  /// The place of an item's origin in a view above it.
  private func start(
    of item: any LayoutItem, in frame: UIView, _ kind: NSLayoutConstraint.Attribute.Kind
  ) -> LayoutSum {
    var sum = LayoutSum()
    var node: (any LayoutItem)? = item
    while let present = node, present !== frame {
      sum.terms.append(Term(box(of: present).start(kind)))
      node = present.layoutParent
    }
    return sum
  }

  /// The length at whose end the item's far edge is: a scroll view's edges are those of its
  /// content for what is inside of it.
  private func lengthOfPlace(
    _ item: any LayoutItem, _ box: LayoutBox, in frame: UIView,
    _ kind: NSLayoutConstraint.Attribute.Kind
  ) -> Variable {
    guard item === frame, let view = item as? UIScrollView, !(view is UITableView) else {
      return box.length(kind)
    }
    return self.box(of: view.contentLayoutGuide).length(kind)
  }

  private func margins(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> (Double, Double) {
    guard attribute.isMargin, let view = item as? UIView else { return (0, 0) }
    let margins = view.effectiveLayoutMargins
    return attribute.kind == .horizontal
      ? (Double(margins.left), Double(margins.right))
      : (Double(margins.top), Double(margins.bottom))
  }

  private func firstBaseline(of item: any LayoutItem) -> Double {
    (item as? UILabel).map { Double($0.font.ascender) } ?? 0
  }

  private func lastBaseline(of item: any LayoutItem) -> Double {
    (item as? UILabel).map { Double(-$0.font.descender) } ?? 0
  }
}
