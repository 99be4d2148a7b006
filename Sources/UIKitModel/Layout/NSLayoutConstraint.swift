public import Foundation

/// A relation between two lengths or places of views: `first == multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The item on the left side.
  public var firstItem: AnyObject? { first }
  /// The item on the right side; nil when there is only the constant.
  public var secondItem: AnyObject? { second }
  var first: (any LayoutItem)? { firstReference?.item }
  var second: (any LayoutItem)? { secondReference?.item }
  let firstReference: ItemReference?
  let secondReference: ItemReference?
  /// Called after the constraint was made from a nib and connected; an override calls `super`.
  open func awakeFromNib() {}
  /// Whether an item was given that is neither a view nor a guide.
  let hasForeignItem: Bool
  /// What of the item on the left side is meant.
  public let firstAttribute: Attribute
  /// What of the item on the right side is meant.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor on the right side.
  public let multiplier: CGFloat
  /// Inert: archives do not exist here.
  open var shouldBeArchived = false
  /// A name that descriptions print; it changes nothing else.
  open var identifier: String?

  let process: AppProcess
  /// The order in which constraints were made.
  let serial: Int
  /// The view that has the constraint in its list.
  var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: ItemReference?
  /// The serial number of the live system that is yet to take the constraint in; 0 for none.
  var waitsInSystem = 0
  /// The place of the constraint in its live system and in the latest fitting one, if it is there.
  var placeInSystem = 0
  var placeInFitting = 0
  /// Whether the system itself made the constraint.
  var isSystem = false
  /// Which standard distance of the system the constant is; nil for one of the app's own.
  var standardSpace: StandardSpace?
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required

  /// A constraint between two attributes.
  ///
  /// - Raises: `NSInvalidArgumentException` for attributes that cannot be compared,
  ///   `NSInternalInconsistencyException` for numbers that are not finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let one = view1 as? any LayoutItem
    let other = view2 as? any LayoutItem
    firstReference = one?.reference
    secondReference = other?.reference
    hasForeignItem = one == nil || (view2 != nil && other == nil)
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
    process = AppProcess.current
    serial = process.nextConstraintSerial()
    super.init()
    ConstraintFault(self)?.raise(in: process)
  }

  /// A constraint between nothing, which holds a place until there is another one.
  public override init() {
    firstReference = nil
    secondReference = nil
    hasForeignItem = true
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    storedConstant = 0
    process = AppProcess.current
    serial = process.nextConstraintSerial()
    super.init()
  }

  /// A constraint that the system makes, unchecked.
  init(
    system first: any LayoutItem, _ attribute: Attribute, _ relation: Relation = .equal,
    to second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    firstReference = first.reference
    secondReference = second?.reference
    hasForeignItem = false
    firstAttribute = attribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    process = first.nearestView?.process ?? AppProcess.current
    serial = process.nextConstraintSerial()
    super.init()
    isSystem = true
  }

  /// The number added to the right side, in points; changing it is one quick step.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return ConstraintFault.constant(newValue, self).raise(in: process)
      }
      storedConstant = newValue
      holder?.constantDidChange(of: self)
    }
  }

  /// How much the constraint matters.
  ///
  /// - Raises: `NSInternalInconsistencyException` out of range, and for a change from or to required
  ///   while the constraint is installed.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isValid else {
        return ConstraintFault.priority(newValue).raise(in: process)
      }
      guard holder == nil || (newValue == .required) == (storedPriority == .required) else {
        return ConstraintFault.installedPriority(newValue, storedPriority).raise(in: process)
      }
      storedPriority = newValue
      holder?.formDidChange(of: self)
    }
  }

  /// Whether the constraint is installed on the nearest view that holds both items.
  ///
  /// - Raises: `NSGenericException` when there is no such view.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { holder?.uninstall(self) }
    }
  }

  /// Activates several constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    if ConstraintFault(self) != nil { return }
    guard let first else { return }
    guard let ancestor = commonAncestor(first) else {
      return ConstraintFault.noCommonAncestor(self).raise(in: process)
    }
    ancestor.install(self)
  }

  private func commonAncestor(_ first: any LayoutItem) -> UIView? {
    guard let second else { return first.nearestView }
    guard let one = first.nearestView, let other = second.nearestView else { return nil }
    return sequence(first: one, next: { $0.superview }).first { other.isDescendant(of: $0) }
  }

  /// The text after the class and address; the mask of a mask constraint precedes it.
  var descriptionPrefix: String { "" }
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription(self).text }
  }
}

// MARK: - Values

extension NSLayoutConstraint {
  /// A place or length of a view.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0

    /// The old name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How the items of a visual format line up.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are in line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are in line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Forwards is the reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Forwards is to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Forwards is to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension AppProcess {
  func nextConstraintSerial() -> Int {
    constraintsMade += 1
    return constraintsMade
  }
}
