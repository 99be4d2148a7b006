extension NSLayoutConstraint.Attribute {
  /// What can be compared with what.
  enum Kind {
    case none, horizontal, vertical, width, height
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width: .width
    case .height: .height
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  var isLength: Bool { kind == .width || kind == .height }
  var isLocation: Bool { kind == .horizontal || kind == .vertical }

  /// Whether the place depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the place does not turn with the reading direction, as left and right.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The name that descriptions print.
  var printedName: String { "\(self)" }
}
