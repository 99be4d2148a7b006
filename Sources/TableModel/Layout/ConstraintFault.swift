import Foundation

/// Why UIKit refuses a constraint, in its own words as they are quoted in public reports.
@MainActor enum ConstraintFault {
  case constant(CGFloat)
  case multiplier(CGFloat)
  case lonelyLocation
  case mixedDirections
  case unpaired
  case notAnItem
  case priority(UILayoutPriority)
  case installedPriority(UILayoutPriority, UILayoutPriority)
  case noCommonAncestor(NSLayoutConstraint)
  case outsideOfView(NSLayoutConstraint, UIView)

  /// What is wrong with a new constraint, if anything is.
  init?(_ constraint: NSLayoutConstraint) {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    if !constraint.constant.isFinite {
      self = .constant(constraint.constant)
    } else if !constraint.multiplier.isFinite {
      self = .multiplier(constraint.multiplier)
    } else if !(constraint.firstItem is any LayoutItem) || first == .notAnAttribute
      || (constraint.secondItem != nil && !(constraint.secondItem is any LayoutItem))
    {
      self = .notAnItem
    } else if constraint.isSystem {
      return nil
    } else if first.isLocation, second == .notAnAttribute || constraint.multiplier == 0 {
      self = .lonelyLocation
    } else if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      self = .mixedDirections
    } else if second != .notAnAttribute, first.kind != second.kind,
      !(first.isLength && second.isLength)
    {
      self = .unpaired
    } else {
      return nil
    }
  }

  private static let creation =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
    + "multiplier:constant:]: "

  var text: String {
    switch self {
    case .constant(let number): "Constant is not finite!  That's illegal.  constant:\(number)"
    case .multiplier(let number):
      "Multiplier is not finite!  That's illegal.  multiplier:\(number)"
    case .lonelyLocation:
      Self.creation
        + "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    case .mixedDirections:
      Self.creation
        + "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .unpaired: Self.creation + "Invalid pairing of layout attributes"
    case .notAnItem:
      Self.creation + "Constraint items must each be a view or layout guide."
    case .priority(let priority):
      "It's illegal to set priority:\(UIView.number(CGFloat(priority.rawValue))).  Priorities must "
        + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .installedPriority(let new, let old):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Int(new.rawValue)) and the existing priority was "
        + "\(Int(old.rawValue))."
    case .noCommonAncestor(let constraint):
      "Unable to activate constraint with items \(Self.name(constraint.firstItem)) and "
        + "\(Self.name(constraint.secondItem)) because they have no common ancestor.  Does the "
        + "constraint reference items in different view hierarchies?  That's illegal."
    case .outsideOfView(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. "
        + "constraint:\(constraint.description) view:\(view.description)"
    }
  }

  private static func name(_ item: AnyObject?) -> String {
    (item as? NSObject)?.description ?? "(null)"
  }
}
