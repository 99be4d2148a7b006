import SystemVersions

/// Which constraint of a conflict is broken.
///
/// The rule is this model's own. Apple leaves the choice open and documents that it may change with
/// the layout and the SDK; this one is a sensible default that agrees with most public logs
/// (Sources.md AL-2). Constraints that the system made stay while there is another. Among the
/// others the kind decides, then the depth in the tree, innermost first, then the age.
struct BreakRule {
  /// The kinds of constraints that the rule distinguishes.
  enum Kind: Int, Sendable {
    case constantLength, siblingGap, farEdge, nearEdge, center, lengthRelation
    case mask, system
  }

  private let order: [Kind]

  init(_ behavior: Behavior) {
    order =
      behavior.breaksFarEdgesFirst
      ? [
        .farEdge, .constantLength, .siblingGap, .nearEdge, .center, .lengthRelation, .system, .mask,
      ]
      : [
        .constantLength, .siblingGap, .farEdge, .nearEdge, .center, .lengthRelation, .system, .mask,
      ]
  }

  /// The position in the list of the kind that goes first; the first of equals.
  func choice(among kinds: [Kind]) -> Int? {
    for kind in order {
      if let index = kinds.firstIndex(of: kind) { return index }
    }
    return nil
  }

  @MainActor func victim(among members: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    let sorted = members.sorted { one, other in
      (-one.depth, one.serial) < (-other.depth, other.serial)
    }
    return choice(among: sorted.map(\.kind)).map { sorted[$0] }
  }
}

extension NSLayoutConstraint {
  /// How deep in the tree the innermost of the items is.
  fileprivate var depth: Int {
    [first, second].compactMap { $0?.nearestView }.map { view in
      sequence(first: view, next: { $0.superview }).reduce(0) { count, _ in count + 1 }
    }.max() ?? 0
  }

  var kind: BreakRule.Kind {
    if self is NSAutoresizingMaskLayoutConstraint { return .mask }
    if isSystem { return .system }
    if firstAttribute.isLength { return second == nil ? .constantLength : .lengthRelation }
    if firstAttribute.isCenter || secondAttribute.isCenter { return .center }
    guard let first, let second, first !== second.layoutParent, second !== first.layoutParent
    else { return firstAttribute.isFarEdge ? .farEdge : .nearEdge }
    return firstAttribute.isFarEdge == secondAttribute.isFarEdge
      ? (firstAttribute.isFarEdge ? .farEdge : .nearEdge) : .siblingGap
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    default: false
    }
  }

  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
