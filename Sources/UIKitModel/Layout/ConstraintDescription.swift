import Foundation
import SystemVersions

/// A constraint as Apple prints it: `<Class:0xADDR 'identifier' BODY   (names)>`
/// (Sources.md AL-2, "Descriptions").
@MainActor struct ConstraintDescription {
  let constraint: NSLayoutConstraint
  let behavior: Behavior
  /// The class that is printed for an item, and its address; a test may replace both.
  var nameOfClass: (AnyObject) -> String = { UIView.nameOfClass(of: $0) }
  var addressOf: (AnyObject) -> String
  /// Whether a content size is printed with its priorities: to iOS 9 (id 45352532214); iOS 10 has
  /// none (ids 34631045712, 45131308162), AppKit has them still.
  var printsContentPriorities: Bool
  /// Whether a content size is printed as active, as AppKit does.
  var marksContentSizes = false
  /// How many characters of a label's text are printed.
  private static let textLimit = 25

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    let view = constraint.first?.nearestView
    behavior = (view?.systemVersion ?? .current).behavior
    printsContentPriorities = !behavior.describesSizesAsEquations
    let console = constraint.process.console
    addressOf = { console.address(of: $0) }
  }

  /// The whole description.
  var text: String {
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<\(UIView.nameOfClass(of: constraint)):\(addressOf(constraint))\(identifier) \(body)>"
  }

  /// The text between the address and the closing bracket.
  var body: String {
    constraint.descriptionPrefix + (visualFormat ?? equation) + suffix + names
  }

  private var suffix: String {
    if let content = constraint as? NSContentSizeLayoutConstraint, printsContentPriorities {
      return " Hug:\(UIView.number(CGFloat(content.hugging.rawValue))) "
        + "CompressionResistance:\(UIView.number(CGFloat(content.compression.rawValue)))"
    }
    guard constraint.priority != .required else { return "" }
    return " priority:" + priorityText
  }

  private var priorityText: String { UIView.number(CGFloat(constraint.priority.rawValue)) }

  // MARK: Items

  private func isSuperview(_ item: AnyObject?, of other: AnyObject?) -> Bool {
    guard let other = other as? any LayoutItem, let item else { return false }
    return other.layoutParent === item
  }

  private func name(_ item: AnyObject) -> String {
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier {
      return identifier
    }
    var text = "\(nameOfClass(item)):\(addressOf(item))"
    if let guide = item as? UILayoutGuide { text += "'\(guide.identifier)'" }
    let content = (item as? UILabel)?.text ?? (item as? UIButton)?.currentTitle
    if let content, !content.isEmpty {
      let isCut = content.count > Self.textLimit
      text += "'\(content.prefix(Self.textLimit))\(isCut ? "..." : "")'"
    }
    return text
  }

  private var names: String {
    var pairs: [String] = []
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? UIView, let identifier = view.accessibilityIdentifier else {
        continue
      }
      pairs.append("\(identifier):\(addressOf(view))")
    }
    if let parent = barredSuperview {
      pairs.append("'|':\(nameOfClass(parent)):\(addressOf(parent))")
    }
    let list = pairs.joined(separator: ", ")
    guard behavior.marksActiveConstraints else {
      return list.isEmpty ? "" : "   (Names: \(list) )"
    }
    guard isActive else {
      return list.isEmpty ? "" : "   (names: \(list) )"
    }
    return list.isEmpty ? "   (active)" : "   (active, names: \(list) )"
  }

  /// Whether the text includes that the constraint is active; a content size does in AppKit alone.
  private var isActive: Bool {
    if constraint is NSContentSizeLayoutConstraint { return marksContentSizes }
    return constraint.holder != nil || constraint.isSystem
  }

  /// The superview that the text writes as `|`.
  private var barredSuperview: AnyObject? {
    if constraint is NSAutoresizingMaskLayoutConstraint, !behavior.masksAreCenterAndSize,
      constraint.firstAttribute.isLocation
    {
      return barredBySide
    }
    guard let format = visualFormat, format.contains("|") else { return nil }
    return isSuperview(constraint.secondItem, of: constraint.firstItem)
      ? constraint.secondItem : constraint.firstItem
  }

  /// The superview of a mask constraint, on whichever side the view is.
  private var barredBySide: AnyObject? {
    let mask = constraint as? NSAutoresizingMaskLayoutConstraint
    return (mask?.maskedView ?? (constraint.firstItem as? UIView))?.superview
  }

  // MARK: Visual format

  private var visualFormat: String? {
    if constraint.firstAttribute.isLength { return sizeFormat }
    guard let first = constraint.firstItem, let second = constraint.secondItem,
      constraint.multiplier == 1,
      let axis = Self.axis(constraint.firstAttribute, constraint.secondAttribute)
    else { return nil }
    // A forward distance: the first item's place lies behind the second's.
    let distance = "-\(distanceText)-"
    switch (constraint.firstAttribute.isNearEdge, constraint.secondAttribute.isNearEdge) {
    case (true, false) where !isSuperview(second, of: first) && !isSuperview(first, of: second):
      return "\(axis.prefix)[\(name(second))]\(distance)[\(name(first))]\(axis.suffix)"
    case (true, true) where isSuperview(second, of: first):
      return "\(axis.prefix)|\(distance)[\(name(first))]\(axis.suffix)"
    case (false, false) where isSuperview(first, of: second):
      return "\(axis.prefix)[\(name(second))]\(distance)|\(axis.suffix)"
    default: return nil
    }
  }

  /// The axis of two edges, as visual format writes it.
  private static func axis(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> (prefix: String, suffix: String)? {
    guard first.isEdge, second.isEdge, first.kind == second.kind else { return nil }
    if first.kind == .vertical { return ("V:", "") }
    return ("H:", first.isAbsolute ? "(LTR)" : "")
  }

  private var distanceText: String {
    let number = UIView.number(constraint.constant)
    let space = constraint.standardSpace.map { "\($0.rawValue)(\(number))" } ?? number
    let priority = constraint.priority == .required ? "" : "@\(priorityText)"
    return "(\(relationText)\(space)\(priority))"
  }

  private var relationText: String {
    constraint.relation == .equal ? "" : constraint.relation.sign
  }

  /// A constant size; from iOS 10 an equation.
  private var sizeFormat: String? {
    guard let item = constraint.firstItem, constraint.secondItem == nil,
      !behavior.describesSizesAsEquations
    else { return nil }
    let axis = constraint.firstAttribute == .width ? "H:" : "V:"
    let priority = constraint.priority == .required ? "" : "@\(priorityText)"
    let number = UIView.number(constraint.constant)
    return "\(axis)[\(name(item))(\(relationText)\(number)\(priority))]"
  }

  // MARK: Equation

  private var equation: String {
    guard let first = constraint.firstItem else { return "" }
    let left = "\(name(first)).\(attributeName(constraint.firstAttribute))"
    return "\(left) \(constraint.relation.sign) \(rightSide)"
  }

  private var rightSide: String {
    let constant = constraint.constant
    guard let second = constraint.secondItem else {
      let isPlace = constraint.firstAttribute.isLocation
      if isPlace, constant != 0 {
        return "\(constant < 0 ? "-" : "+") \(UIView.number(abs(constant)))"
      }
      return UIView.number(constant)
    }
    let factor = constraint.multiplier == 1 ? "" : "\(UIView.number(constraint.multiplier))*"
    let other = "\(factor)\(name(second)).\(attributeName(constraint.secondAttribute))"
    if constant == 0 { return other }
    return "\(other) \(constant < 0 ? "-" : "+") \(UIView.number(abs(constant)))"
  }

  /// A mask constraint names places by coordinates.
  private func attributeName(_ attribute: NSLayoutConstraint.Attribute) -> String {
    guard constraint is NSAutoresizingMaskLayoutConstraint else { return attribute.printedName }
    switch attribute {
    case .left: return "minX"
    case .right: return "maxX"
    case .top: return "minY"
    case .bottom: return "maxY"
    case .centerX: return "midX"
    case .centerY: return "midY"
    default: return attribute.printedName
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  fileprivate var isNearEdge: Bool { self == .left || self == .top || self == .leading }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
